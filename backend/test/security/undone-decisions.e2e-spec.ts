import type { BurstDto } from '../../src/modules/bursts/dto/burst.dto.js';
import { ForgottenAddressesJob } from '../../src/modules/votes/forgotten-addresses.job.js';
import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { awardOf, resetAward } from '../factories/award.factory.js';
import { confirmEmail, mailedToken, MAILING } from '../factories/identity.factory.js';
import { report } from '../factories/progress.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { assertExactFollowers } from '../support/social-counters.js';
import { TestApp } from '../support/test-app.js';
import { assertExactCounters } from '../support/vote-counters.js';

const reason = 'Two of one network within a minute';

describe('what an administrator left uncounted', () => {
  let app: TestApp;
  let admin: Client;
  let people: Candidate[];
  let participantId: number;
  let filmId: number;
  let count = 0;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, TRUST_PROXY: '1' });
    admin = await app.admin();
    people = await candidates(app, 20);
  });
  beforeEach(async () => {
    // What comes in the next hour is another burst.
    await longBeforeNext(app.dataSource, 'hour');
    await app.dataSource.query('DELETE FROM rate_limits');
    const person = people.shift()!;
    ({ participantId } = person);
    filmId = (await report(person, { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' })).id;
    await resetAward(app, 'social', { status: 'open' });
    count += 1;
  });
  afterEach(async () => {
    await assertExactFollowers(app.dataSource);
    await assertExactCounters(app.dataSource);
  });
  afterAll(() => app.stop());

  const mallory = (tag = ''): string => `mallory${count}${tag}@example.test`;

  async function proved(email: string): Promise<SignedIn> {
    const someone = await registered(app, { email });
    await confirmEmail(app, someone);
    return someone;
  }

  async function changeAddress({ client, password }: SignedIn, email: string): Promise<void> {
    await client.patch('/auth/me', { email, currentPassword: password }).expect(200);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await client.post('/auth/confirm', { token }).expect(204);
  }

  const from = { 'X-Forwarded-For': '203.0.113.1' };
  const follow = ({ client }: SignedIn) =>
    client.put(`/participants/${participantId}/follow`).set(from).expect(204);
  const play = ({ client }: SignedIn) =>
    client.post(`/progress-updates/${filmId}/plays`).set(from).expect(204);
  const points = async (): Promise<number | undefined> =>
    (await awardOf(app, 'social')).standings.find((standing) => standing.participantId === participantId)
      ?.score;

  async function decide(kind: string, counted: boolean): Promise<void> {
    const { body } = await admin.get(`/admin/bursts?kind=${kind}&by=network`).expect(200);
    const burst = (body as BurstDto[]).find((found) => found.participantId === participantId)!;
    const { hour, key } = burst;
    const decision = { kind, by: 'network', participantId, hour, key, counted };
    await admin.patch('/admin/bursts', counted ? decision : { ...decision, reason }).expect(204);
  }

  async function racing(...calls: (() => Promise<unknown>)[]) {
    const settled = await Promise.allSettled(calls.map((call) => call()));
    return { status: settled.map(({ status }) => status) };
  }

  /** Two follows of one network, and the decision about them. */
  async function uncounted(): Promise<SignedIn> {
    const someone = await proved(mallory());
    await follow(someone);
    await follow(await proved(`other${count}@example.test`));
    expect(await points()).toBe(10);
    await decide('follows', false);
    expect(await points()).toBe(0);
    return someone;
  }

  it('stays so when the account is deleted, and made anew with the same mailbox', async () => {
    await deleteAccount(await uncounted());
    await follow(await proved(mallory('+anew')));
    expect(await points()).toBe(0);
  });

  it('stays so when another account of the mailbox follows, or has followed from elsewhere', async () => {
    const elsewhere = await proved(mallory('+before'));
    await elsewhere.client
      .put(`/participants/${participantId}/follow`)
      .set('X-Forwarded-For', '198.51.100.1')
      .expect(204);
    await uncounted();
    await follow(await proved(mallory('+after')));
    expect(await points()).toBe(0);
  });

  it('stays so when an account that follows proves the mailbox later, or changes to it', async () => {
    await uncounted();
    const late = await registered(app, { email: mallory('+late') });
    await follow(late);
    await confirmEmail(app, late);
    const mover = await proved(`mover${count}@example.test`);
    await follow(mover);
    expect(await points()).toBe(5);
    await changeAddress(mover, mallory('+moved'));
    expect(await points()).toBe(0);
  });

  it('says nothing about the mailbox’s following of others, and about others’', async () => {
    await uncounted();
    await follow(await proved(`honest${count}@example.test`));
    expect(await points()).toBe(5);
    const other = people.at(-1)!.participantId;
    await (await proved(mallory('+fan'))).client.put(`/participants/${other}/follow`).expect(204);
    const { standings } = await awardOf(app, 'social');
    expect(standings.find((standing) => standing.participantId === other)?.score).toBe(5);
  });

  it('counts again with all accounts of the mailbox, and those that come later', async () => {
    const someone = await uncounted();
    await follow(await proved(mallory('+second')));
    await decide('follows', true);
    expect(await points()).toBe(10);
    await deleteAccount(someone);
    expect(await points()).toBe(10);
    await follow(await proved(mallory('+third')));
    expect(await points()).toBe(10);
  });

  it('stays so while accounts of the mailbox follow, prove it and are deleted at the moment of the decision', async () => {
    const first = await proved(mallory());
    const leaver = await proved(mallory('+leaver'));
    const fan = await proved(`fan${count}@example.test`);
    for (const one of [first, leaver, fan]) await follow(one);
    await app.dataSource.query('DELETE FROM rate_limits');
    const late = await registered(app, { email: mallory('+late') });
    await follow(late);
    const token = await mailedToken(app, late.email, 'confirm_email');
    const second = await proved(mallory('+second'));
    await stepUp(leaver);
    const { status } = await racing(
      () => decide('follows', false),
      () => follow(second),
      () => late.client.post('/auth/confirm', { token }).expect(204),
      () => leaver.client.delete('/auth/me').expect(204),
    );
    expect(status).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    await decide('follows', false);
    expect(await points()).toBe(0);
    await follow(await proved(mallory('+third')));
    expect(await points()).toBe(0);
  });

  it('is known by a mark that says no address, until the award is closed', async () => {
    await uncounted();
    const marks = () => app.dataSource.query<{ mark: string }[]>('SELECT mark FROM uncounted_mailboxes');
    expect((await marks()).length).toBeGreaterThan(0);
    for (const { mark } of await marks()) expect(mark).toMatch(/^[\w-]{43}$/);
    await app.nest.get(ForgottenAddressesJob).forget();
    expect((await marks()).length).toBeGreaterThan(0);
    await resetAward(app, 'social', { status: 'closed', result: [] });
    await app.nest.get(ForgottenAddressesJob).forget();
    expect(await marks()).toEqual([]);
  });

  it('of plays stays so when the account changes its address the same day', async () => {
    const someone = await proved(mallory());
    await play(someone);
    await play(await proved(`other${count}@example.test`));
    await decide('plays', false);
    expect(await points()).toBe(0);
    await changeAddress(someone, `moved${count}@example.test`);
    await play(someone);
    expect(await points()).toBe(0);
  });

  it('of plays can be told from the list although the accounts were deleted meanwhile', async () => {
    for (const tag of ['a', 'b', 'c']) {
      const someone = await proved(`${tag}${count}@example.test`);
      await play(someone);
      await deleteAccount(someone);
    }
    expect(await points()).toBe(3);
    await decide('plays', false);
    expect(await points()).toBe(0);
  });

  it('of votes stays so when the account is deleted, or another of the mailbox votes', async () => {
    const someone = await proved(mallory());
    const vote = ({ client }: SignedIn) => client.post('/votes', { participantId }).set(from);
    await vote(someone).expect(201);
    await vote(await proved(`other${count}@example.test`)).expect(201);
    await decide('votes', false);
    await vote(await proved(mallory('+second'))).expect(409);
    await changeAddress(someone, `moved${count}@example.test`);
    await vote(someone).expect(409);
    await deleteAccount(someone);
    await vote(await proved(mallory('+anew'))).expect(409);
    const { body } = await app.client().get(`/participants/${participantId}`).expect(200);
    expect(body).toMatchObject({ votesReceived: 0 });
  });
});
