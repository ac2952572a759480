import type { ParsedMail } from 'mailparser';
import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { PushReviews } from '../../src/modules/push/push-reviews.service.js';
import {
  beforeEnd,
  beginSeason,
  byHand,
  databaseWithClock,
  follower,
  moveTo,
  remind,
  remindedMonth,
  sendAll,
} from '../factories/reminder.factory.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

const HOUR = 1 / 24;

interface Notice {
  kind: string;
  params: Record<string, unknown>;
}

describe('a vote that is left as a month ends', () => {
  let server: MailServer;
  let app: TestApp;
  let other: TestApp;
  let first: Candidate;
  let second: Candidate;
  let third: Candidate;
  let follows: SignedIn;
  let followsTwo: SignedIn;
  let givenAlready: SignedIn;
  let givenLate: SignedIn;
  let sameMailbox: SignedIn;
  let declined: SignedIn;
  let suspended: SignedIn;
  let unconfirmed: SignedIn;
  let left: SignedIn;
  let german: SignedIn;
  let withNews: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    server = await MailServer.start();
    const DATABASE_URL = await databaseWithClock();
    other = await TestApp.start({ ...server.env, DATABASE_URL });
    app = await TestApp.start({ ...server.env, DATABASE_URL }, other.chain);
    for (const each of [app, other]) await byHand(each);
    await people();
    await moveTo(app, beforeEnd(3 + HOUR));
    await beginSeason(app);
    await castVote(givenAlready.client, first.participantId);
    await castVote(givenAlready.client, second.participantId);
    await castVote(followsTwo.client, first.participantId);
    await shareMailbox();
    await castVote(first.client, second.participantId);
  });
  afterAll(async () => {
    await other.nest.close();
    await app.stop();
    await server.stop();
  });

  async function people(): Promise<void> {
    [first, second, third] = (await candidates(app, 3)) as [Candidate, Candidate, Candidate];
    for (const { id } of [first, second, third]) await confirm(id);
    const [one, two] = [first.participantId, second.participantId];
    follows = await follower(app, one);
    followsTwo = await follower(app, one, two);
    givenAlready = await follower(app, one, two);
    givenLate = await follower(app, one);
    sameMailbox = await follower(app, one);
    declined = await follower(app, one);
    suspended = await follower(app, one);
    unconfirmed = await follower(app, one);
    left = await follower(app, one);
    german = await follower(app, one, two, third.participantId);
    withNews = await follower(app, one);
    stranger = await follower(app);
    await declined.client.patch('/notifications/preferences', { reminders: false }).expect(200);
    await suspend(await app.admin(), suspended.id);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [unconfirmed.id]);
    await deleteAccount(left);
    await app.dataSource.query(`UPDATE users SET language = 'de' WHERE id = $1`, [german.id]);
    await withNews.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
  }

  const confirm = (id: number) =>
    app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);

  /** The account's mailbox is that of another one, which has voted. */
  async function shareMailbox(): Promise<void> {
    const [name, domain] = sameMailbox.email.split('@');
    givenAlready.email = `${name}+twice@${domain}`;
    const { id, email } = givenAlready;
    await app.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [id, email]);
    await app.dataSource.query('DELETE FROM votes WHERE user_id = $1', [givenAlready.id]);
    await castVote(givenAlready.client, first.participantId);
    await castVote(givenAlready.client, second.participantId);
  }

  const letters = ({ email }: SignedIn): ParsedMail[] =>
    server
      .receivedBy(email)
      .filter(({ headerLines }) => headerLines.some(({ key }) => key === 'list-unsubscribe'));
  const notices = async ({ id }: SignedIn): Promise<Notice[]> =>
    app.dataSource.query(
      `SELECT kind, params FROM notifications WHERE user_id = $1 AND kind = 'vote_reminder' ORDER BY id`,
      [id],
    );
  const written = async (): Promise<number> => {
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM outbox WHERE kind = 'vote_reminder'`,
    );
    return count;
  };

  it('is not told of before the last three days', async () => {
    await remind(app);
    expect(await written()).toBe(0);
  });

  it('is told of once, by whichever process comes first', async () => {
    await moveTo(app, beforeEnd(3));
    await Promise.all([remind(app), remind(other), remind(app), remind(other)]);
    await remind(app);
    const reminded = await app.dataSource.query<{ id: number }[]>(
      'SELECT user_id AS id FROM vote_reminders WHERE month = $1 ORDER BY user_id',
      [remindedMonth],
    );
    const expected = [follows, followsTwo, givenLate, german, withNews].map(({ id }) => id);
    expect(reminded.map(({ id }) => id)).toEqual(expected);
    expect(await written()).toBe(expected.length);
    for (const reader of [follows, followsTwo, givenLate, german, withNews])
      expect(await notices(reader)).toHaveLength(1);
  });

  it('is told of in a notice that leads to the vote', async () => {
    const { body } = await follows.client.get('/notifications').expect(200);
    expect((body as { items: Notice[] }).items).toContainEqual(
      expect.objectContaining({
        kind: 'vote_reminder',
        params: {
          month: remindedMonth,
          count: 1,
          day: new Date(beforeEnd(0).getTime() - 60_000).toISOString(),
          participantId: first.participantId,
          participantName: 'Amina Diallo',
        },
      }),
    );
    expect((await notices(german))[0]!.params).toMatchObject({ count: 3 });
  });

  it('is not told of where it was given before the letter is sent, and once to everybody else', async () => {
    await castVote(givenLate.client, first.participantId);
    await Promise.all([sendAll(app), sendAll(other)]);
    await sendAll(app);
    for (const reader of [follows, followsTwo, german, withNews]) expect(letters(reader)).toHaveLength(1);
    for (const reader of [
      givenLate,
      givenAlready,
      sameMailbox,
      declined,
      suspended,
      unconfirmed,
      left,
      stranger,
    ])
      expect(letters(reader)).toEqual([]);
  });

  it('is pushed to nobody who has given it meanwhile', async () => {
    const isStillSo = async ({ id: userId }: SignedIn) => {
      const notice = { userId, kind: 'vote_reminder' } as const;
      const { manager } = app.dataSource;
      return app.nest.get(PushReviews).isStillSo(await manager.findOneByOrFail(Notification, notice));
    };
    expect(await isStillSo(givenLate)).toBe(false);
    expect(await isStillSo(follows)).toBe(true);
  });

  it('is told of in a letter whose links lead to the votes that are left, and no others', () => {
    const [letter] = letters(followsTwo);
    expect(letter!.subject).toBe('You have a vote left this month');
    const vote = (id: number) => `http://change-makers.example/participants/${id}?vote=1`;
    expect(letter!.text).toContain(vote(second.participantId));
    expect(letter!.text).not.toContain(vote(first.participantId));
    expect(letter!.html).toContain(`href="${vote(second.participantId)}"`);
    expect(letter!.text).toContain('11:59:00');
  });

  it('is told of in the language of the account', () => {
    expect(letters(german)[0]!.subject).toBe('Du hast in diesem Monat noch eine Stimme');
  });

  it('comes in no second mail to whoever has news by mail', async () => {
    await app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
    await app.nest.get(NewsByMailJob).mailDue();
    await sendAll(app);
    expect(letters(withNews)).toHaveLength(1);
  });

  it('is not told of any more once the letter’s link was followed (RFC 8058)', async () => {
    const { headers, headerLines } = letters(follows)[0]!;
    expect(headerLines).toContainEqual({
      key: 'list-unsubscribe-post',
      line: 'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    });
    const { url } = (headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe;
    const { pathname, search } = new URL(url);
    const answer = await fetch(`${app.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(204);
    const { body } = await follows.client.get('/notifications/preferences').expect(200);
    expect(body).toMatchObject({ reminders: false });
    expect((await withNews.client.get('/notifications/mail').expect(200)).body).toMatchObject({
      news: 'at_once',
    });
  });

  it('is told of anew before the end of the next month, to those who still want that', async () => {
    await moveTo(app, beforeEnd(2, 1));
    await Promise.all([remind(app), remind(other)]);
    await Promise.all([sendAll(app), sendAll(other)]);
    expect(letters(follows)).toHaveLength(1);
    expect(letters(german)).toHaveLength(2);
    expect(letters(givenAlready)).toHaveLength(1);
  });

  it('is not told of once the month is over, however late the letter', async () => {
    await moveTo(app, beforeEnd(1, 2));
    await remind(app);
    const before = letters(german).length;
    await moveTo(app, beforeEnd(-HOUR, 2));
    await sendAll(app);
    expect(letters(german)).toHaveLength(before);
    const waiting = await app.dataSource.query(
      `SELECT FROM outbox WHERE kind = 'vote_reminder' AND sent_at IS NULL`,
    );
    expect(waiting).toEqual([]);
  });

  it('is not told of where the season has ended or its votes are closed', async () => {
    const before = await written();
    await moveTo(app, beforeEnd(2, 3));
    await app.dataSource.query(`UPDATE awards SET status = 'closed' WHERE kind = 'votes'`);
    await remind(app);
    await app.dataSource.query(`UPDATE awards SET status = 'open' WHERE kind = 'votes'`);
    await app.dataSource.query('UPDATE seasons SET ended_at = now()');
    await remind(app);
    expect(await written()).toBe(before);
  });
});
