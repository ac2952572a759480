import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { NETWORKS_KEPT_DAYS } from '../../src/common/access/network-mark.js';
import { ForgottenAddressesJob } from '../../src/modules/votes/forgotten-addresses.job.js';
import { confirmEmail, mailedToken, MAILING } from '../factories/identity.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';
import { assertExactCounters } from '../support/vote-counters.js';

const DAY = 24 * 60 * 60_000;

/** Somebody with an account of this address. */
async function accountOf(app: TestApp, email: string): Promise<SignedIn> {
  const input = userInput({ email });
  const client = app.client();
  const { body } = await client.post('/auth/register', input).expect(201);
  return { client, id: (body as { id: number }).id, ...input };
}

async function confirmed(app: TestApp, email: string): Promise<SignedIn> {
  const person = await accountOf(app, email);
  await confirmEmail(app, person);
  return person;
}

describe('votes of one mailbox, where the site sends mail', () => {
  let app: TestApp;
  let people: Candidate[];
  let participantId: number;
  let count = 0;

  beforeAll(async () => {
    app = await TestApp.start({ ...MANY_AT_ONCE, ...MAILING });
    people = await candidates(app, 7);
  });
  beforeEach(async () => {
    ({ participantId } = people.shift()!);
    count += 1;
    await app.dataSource.query('DELETE FROM rate_limits');
  });
  afterEach(() => assertExactCounters(app.dataSource));
  afterAll(() => app.stop());

  const vote = ({ client }: SignedIn) => client.post('/votes', { participantId });

  it.each([
    ['mallory+1@example.test', 'mallory+2@example.test'],
    ['Mallory.A@example.test', 'mallory.a+x@EXAMPLE.test'],
    ['m.allory.b@gmail.com', 'mallory.b+9999@googlemail.com'],
  ])('are one: %s and %s', async (first, second) => {
    await vote(await confirmed(app, first)).expect(201);
    const { body } = await vote(await confirmed(app, second)).expect(409);
    expect(body).toMatchObject({
      code: 'mailbox_voted',
      params: { next: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00.000Z$/) as string },
    });
    expect(await app.dataSource.manager.countBy(Vote, { participantId })).toBe(1);
  });

  it('are one under many at once', async () => {
    const voters: SignedIn[] = [];
    for (let number = 0; number < 12; number += 1) {
      voters.push(await confirmed(app, `crowd${count}+${number}@example.test`));
      // Three an hour are written to of new accounts.
      await app.dataSource.query('DELETE FROM rate_limits');
    }
    const answers = await Promise.all(voters.map((voter) => vote(voter)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('stay one when the account changes its address in between, or leaves', async () => {
    const voter = await confirmed(app, `before${count}@example.test`);
    await vote(voter).expect(201);
    const email = `after${count}@example.test`;
    await voter.client.patch('/auth/me', { email, currentPassword: voter.password }).expect(200);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await voter.client.post('/auth/confirm', { token }).expect(204);
    await vote(voter).expect(409);
    await vote(await confirmed(app, `before${count}+again@example.test`)).expect(409);
    await stepUp(voter);
    await voter.client.delete('/auth/me').expect(204);
    await vote(await confirmed(app, `before${count}+anew@example.test`)).expect(409);
  });

  it('are several for several participants, and mailboxes that only look alike are several', async () => {
    const voter = await confirmed(app, `one.two${count}@example.test`);
    await vote(voter).expect(201);
    await castVote(voter.client, people[0]!.participantId);
    await vote(await confirmed(app, `onetwo${count}@example.test`)).expect(201);
  });

  it('are known by a mark that says no address and is forgotten after 60 days', async () => {
    const voter = await confirmed(app, `marked${count}@example.test`);
    const { id } = await castVote(voter.client, participantId);
    const { manager } = app.dataSource;
    const { mailboxMark } = await manager.findOneByOrFail(Vote, { id });
    expect(mailboxMark).toMatch(/^[\w+/]{43}=$/);
    const kept = NETWORKS_KEPT_DAYS * DAY;
    const markAt = async (age: number) => {
      await manager.update(Vote, { id }, { createdAt: new Date(Date.now() - age) });
      await app.nest.get(ForgottenAddressesJob).forget();
      return (await manager.findOneByOrFail(Vote, { id })).mailboxMark;
    };
    expect(await markAt(kept - 60_000)).toBe(mailboxMark);
    expect(await markAt(kept + 60_000)).toBeNull();
  });
});

describe('votes where the site sends no mail', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('are one an account, as nobody has proved an address', async () => {
    const [candidate] = await candidates(app, 1);
    for (const email of ['mallory+1@example.test', 'mallory+2@example.test']) {
      const { client } = await accountOf(app, email);
      await castVote(client, candidate!.participantId);
      await client.post('/votes', { participantId: candidate!.participantId }).expect(409);
    }
    const marks = await app.dataSource.manager.find(Vote, { select: { id: true, mailboxMark: true } });
    expect(marks.map(({ mailboxMark }) => mailboxMark)).toEqual([null, null]);
  });
});

describe('the mailbox of an address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it.each([
    ['Amara@Example.org', 'amara@example.org'],
    ['amara+news+more@example.org', 'amara@example.org'],
    ['a.m.a.r.a@example.org', 'a.m.a.r.a@example.org'],
    ['A.Mara+x@GoogleMail.com', 'amara@gmail.com'],
    ['amara+x@outlook.com', 'amara@outlook.com'],
    ['am.ara@hotmail.com', 'am.ara@hotmail.com'],
    ['amara-shop@yahoo.co.uk', 'amara@yahoo.co.uk'],
    ['amara-shop@ymail.com', 'amara@ymail.com'],
    ['amara-shop@example.org', 'amara-shop@example.org'],
    ['shop@amara.fastmail.com', 'amara@fastmail.com'],
    ['amara@fastmail.com', 'amara@fastmail.com'],
    ['am.a_r-a@pm.me', 'amara@proton.me'],
    ['amara@protonmail.com', 'amara@proton.me'],
    ['amara@me.com', 'amara@icloud.com'],
    ['a.mara@ya.ru', 'a-mara@yandex.ru'],
    ['+@example.org', '+@example.org'],
    ['deleted-5', 'deleted-5'],
  ])('%s is %s', async (address, mailbox) => {
    const [row] = await app.dataSource.query<{ mailbox: string }[]>('SELECT mailbox_of($1) AS mailbox', [
      address,
    ]);
    expect(row).toEqual({ mailbox });
  });

  it('is kept with the account, whoever writes the address', async () => {
    const { id } = await signedIn(app);
    await app.dataSource.query(`UPDATE users SET email = 'New.Name+tag@gmail.com' WHERE id = $1`, [id]);
    const [row] = await app.dataSource.query<object[]>('SELECT mailbox FROM users WHERE id = $1', [id]);
    expect(row).toEqual({ mailbox: 'newname@gmail.com' });
  });
});
