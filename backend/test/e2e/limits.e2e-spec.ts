import { TOLD_CHANGES_PER_HOUR } from '../../src/events/told-changes.service.js';
import { EMAIL_CHANGES_PER_HOUR } from '../../src/modules/auth/email-change-limits.js';
import { FOLLOW_CHANGES_PER_HOUR } from '../../src/modules/follows/follows.service.js';
import { PLAYS_PER_HOUR } from '../../src/modules/progress/film-plays.service.js';
import { CHALLENGES } from '../../src/modules/second-factor/passkey-challenges.service.js';
import { NONCES_PER_HOUR } from '../../src/modules/wallet/wallet-nonces.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { criteria, judge, resetAward } from '../factories/award.factory.js';
import { MAILING, mailsTo } from '../factories/identity.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('what an account may do so often an hour', () => {
  let app: TestApp;
  let author: Author;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    [author] = (await authors(app, 1)) as [Author];
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const wish = ({ client, password }: SignedIn, email: string) =>
    client.patch('/auth/me', { email, currentPassword: password });

  /** Done as often as it may be, it is refused once more, and said when it will not be. */
  async function expectLimit(most: number, code: string, ask: () => ReturnType<SignedIn['client']['post']>) {
    // Up to the last one, as another process would have counted them.
    const { status } = await ask();
    expect(status).toBeLessThan(300);
    await app.dataSource.query('UPDATE rate_limits SET points = points + $1 WHERE points = 1', [most - 2]);
    expect((await ask()).status).toBeLessThan(300);
    const { body, headers } = await ask().expect(429);
    expect(body).toMatchObject({ code });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
  }

  it('is to wish for another address, whosever it is', async () => {
    for (let asked = 0; asked < EMAIL_CHANGES_PER_HOUR; asked += 1)
      await wish(person, userInput().email).expect(200);
    const { email } = userInput();
    const { body, headers } = await wish(person, email).expect(429);
    expect(body).toMatchObject({ code: 'too_many_email_changes' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    expect(await mailsTo(app, email, 'email_change_confirm')).toHaveLength(0);
    await wish(await signedIn(app), userInput().email).expect(200);
  });

  it('is to mail one mailbox, however it is written and whoever asks', async () => {
    const spellings = [
      'target@gmail.com',
      'Tar.Get@gmail.com',
      'target+a@googlemail.com',
      'target+b@gmail.com',
    ];
    const statuses: number[] = [];
    for (const email of spellings) statuses.push((await wish(await signedIn(app), email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await wish(await signedIn(app), 'another@gmail.com').expect(200);
  });

  it('is no address that was not asked for: a wrong password counts for none', async () => {
    const { client } = person;
    const wrong = { email: userInput().email, currentPassword: 'wrong one' };
    for (let asked = 0; asked < EMAIL_CHANGES_PER_HOUR; asked += 1)
      await client.patch('/auth/me', wrong).expect(400);
    await wish(person, userInput().email).expect(200);
  });

  it('is to follow and to leave', async () => {
    let isFollowing = false;
    await expectLimit(FOLLOW_CHANGES_PER_HOUR, 'too_many_follows', () => {
      isFollowing = !isFollowing;
      const path = `/participants/${author.participantId}/follow`;
      return isFollowing ? person.client.put(path) : person.client.delete(path);
    });
    await (await signedIn(app)).client.put(`/participants/${author.participantId}/follow`).expect(204);
  });

  it('is to edit ads, to pause them and to have them go on, and to say how they are paid for, of which all open pages are told', async () => {
    const id = await submitAd(person.client);
    const pays = (paymentMethod: string) => person.client.post(`/ads/${id}/payment`, { paymentMethod });
    await pays('of this chain').expect(200);
    await app.dataSource.query('DELETE FROM rate_limits');
    await expectLimit(TOLD_CHANGES_PER_HOUR, 'too_many_changes', () =>
      person.client.patch(`/ads/${id}`, { title: 'Lamps for night markets' }),
    );
    await app.dataSource.query(`UPDATE ads SET status = 'approved', approved_at = now() WHERE id = $1`, [id]);
    // Whoever wants an ad to rest never waits for that.
    await person.client.post(`/ads/${id}/pause`).expect(200);
    await person.client.post(`/ads/${id}/resume`).expect(429);
    await pays('of another chain').expect(429);
    await pays('of this chain').expect(200);
    const other = await signedIn(app);
    const otherId = await submitAd(other.client);
    await other.client.patch(`/ads/${otherId}`, { title: 'Lamps for night markets' }).expect(200);
  });

  it('is to close the comments on a report and to open them, or to change a profile', async () => {
    const { id } = await report(author, { month: 5 });
    let isClosing = false;
    await expectLimit(TOLD_CHANGES_PER_HOUR, 'too_many_changes', () => {
      isClosing = !isClosing;
      const path = `/progress-updates/${id}/comments/closed`;
      return isClosing ? author.client.put(path) : author.client.delete(path);
    });
    await author.client.patch('/participants/user', { bio: 'x'.repeat(100) }).expect(429);
  });

  it('is to save a report, changed or not, as saving asks the sites of its pictures again', async () => {
    const { id, title } = await report(author, { month: 6 });
    await expectLimit(TOLD_CHANGES_PER_HOUR, 'too_many_changes', () =>
      author.client.patch(`/progress-updates/${id}`, { title }),
    );
    await author.client.patch(`/progress-updates/${id}`, { title: 'Another title than before' }).expect(429);
    await author.client.patch('/participants/user', { bio: 'x'.repeat(100) }).expect(429);
  });

  it("is to change a judge's score, of which all open pages are told", async () => {
    const { client } = await judge(app, await app.admin());
    const { client: another } = await judge(app, await app.admin());
    const id = await resetAward(app, 'judges', { status: 'open' });
    await app.dataSource.query('DELETE FROM rate_limits');
    let impact = 1;
    const score = (as: typeof client) => {
      impact = 3 - impact;
      const given = { participantId: author.participantId, criteria: criteria(5, { impact }) };
      return as.put(`/awards/${id}/scores`, given);
    };
    await expectLimit(TOLD_CHANGES_PER_HOUR, 'too_many_changes', () => score(client));
    await score(another).expect(200);
  });

  it('is to start films', async () => {
    const films: number[] = [];
    for (const month of [1, 2, 3, 4])
      films.push((await report(author, { month, videoUrl: 'https://youtu.be/aqz-KE-bpKQ' })).id);
    const play = (id: number, { client }: SignedIn) => client.post(`/progress-updates/${id}/plays`);
    await play(films[0]!, person).expect(204);
    const key = `film-plays:account ${person.id}`;
    await app.dataSource.query('UPDATE rate_limits SET points = $1 WHERE key = $2', [
      PLAYS_PER_HOUR - 1,
      key,
    ]);
    await play(films[1]!, person).expect(204);
    expect((await play(films[2]!, person).expect(429)).body).toMatchObject({ code: 'too_many_plays' });
    // What counts once a day anyway is no play too many.
    await play(films[0]!, person).expect(204);
    await play(films[3]!, await signedIn(app)).expect(204);
  });

  it('is to begin to link a wallet', async () => {
    await expectLimit(NONCES_PER_HOUR, 'too_many_wallet_links', () => person.client.post('/wallet/nonce'));
  });

  it('is to ask for a challenge of its passkeys', async () => {
    await stepUp(person);
    await app.dataSource.query('DELETE FROM rate_limits');
    await expectLimit(CHALLENGES, 'passkeys_too_fast', () => person.client.post('/auth/passkeys/options'));
  });
});
