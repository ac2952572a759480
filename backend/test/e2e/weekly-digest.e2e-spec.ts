import type { ParsedMail } from 'mailparser';
import { type Author, authors, report } from '../factories/progress.factory.js';
import {
  beforeEnd,
  beginSeason,
  byHand,
  chooseDigest,
  databaseWithClock,
  follower,
  moveTo,
  remind,
  sendAll,
} from '../factories/reminder.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A Monday at seven (UTC) in the middle of the coming month. */
const MONDAY = ((): Date => {
  const day = beforeEnd(15);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 24 * HOUR_MS + 7 * HOUR_MS);
})();

/** So many weeks after that Monday, and hours. */
const monday = (weeks: number, hours = 0): Date =>
  new Date(MONDAY.getTime() + weeks * WEEK_MS + hours * HOUR_MS);

describe('a weekly digest', () => {
  let server: MailServer;
  let app: TestApp;
  let other: TestApp;
  let followed: Author;
  let stranger: Author;
  let reader: SignedIn;
  let german: SignedIn;
  let chooser: SignedIn;
  let without: SignedIn;
  let suspended: SignedIn;

  beforeAll(async () => {
    server = await MailServer.start();
    const DATABASE_URL = await databaseWithClock();
    other = await TestApp.start({ ...server.env, DATABASE_URL });
    app = await TestApp.start({ ...server.env, DATABASE_URL }, other.chain);
    for (const each of [app, other]) await byHand(each);
    [followed, stranger] = (await authors(app, 2)) as [Author, Author];
    for (const { id } of [followed, stranger])
      await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
    reader = await follower(app, followed.participantId);
    german = await follower(app, followed.participantId);
    without = await follower(app, followed.participantId);
    chooser = await follower(app, followed.participantId);
    suspended = await follower(app, followed.participantId);
    await app.dataSource.query(`UPDATE users SET language = 'de' WHERE id = $1`, [german.id]);
    await moveTo(app, monday(-1, 30));
    await beginSeason(app);
    for (const each of [reader, german, suspended]) await chooseDigest(app, each);
    await suspend(await app.admin(), suspended.id);
  });
  afterAll(async () => {
    await other.nest.close();
    await app.stop();
    await server.stop();
  });

  /** Files a report now, by the moved clock. */
  const file = async (author: Author, changes: object): Promise<number> => {
    const { id } = await report(author, changes);
    await app.dataSource.query('UPDATE progress_updates SET created_at = now() WHERE id = $1', [id]);
    return id;
  };
  const digests = ({ email }: SignedIn): ParsedMail[] =>
    server.receivedBy(email).filter(({ text }) => text?.includes('#report-'));
  const roundOfBoth = async (): Promise<void> => {
    await Promise.all([remind(app), remind(other), remind(app), remind(other)]);
    await Promise.all([sendAll(app), sendAll(other)]);
  };

  it('comes once on a Monday, from whichever process comes first', async () => {
    await file(followed, { month: 1, title: 'The first ten filters' });
    await file(stranger, { month: 1, title: 'Of somebody else' });
    await roundOfBoth();
    expect(digests(reader)).toEqual([]);
    await moveTo(app, monday(0));
    await roundOfBoth();
    await roundOfBoth();
    const [digest, ...more] = digests(reader);
    expect(more).toEqual([]);
    expect(digest!.subject).toBe('Your week at Future Change-Makers');
    expect(digest!.text).toContain('The first ten filters');
    expect(digest!.text).not.toContain('Of somebody else');
    expect(digest!.text).toContain(
      `http://change-makers.example/participants/${followed.participantId}#report-`,
    );
  });

  it('comes in the language of the account', () => {
    expect(digests(german).map(({ subject }) => subject)).toEqual(['Deine Woche bei Future Change-Makers']);
  });

  it('comes to nobody who did not choose it, or is suspended', () => {
    for (const each of [without, suspended]) expect(digests(each)).toEqual([]);
  });

  it('skips a week without news', async () => {
    await moveTo(app, monday(1));
    await roundOfBoth();
    expect(digests(reader)).toHaveLength(1);
  });

  it('tells of films too, and of nothing twice', async () => {
    await moveTo(app, monday(1, 20));
    await chooseDigest(app, chooser);
    await file(followed, { month: 2, title: 'Nine villages', videoUrl: 'https://films.example/nine.mp4' });
    await moveTo(app, monday(2));
    await roundOfBoth();
    const [, second, ...more] = digests(reader);
    expect(more).toEqual([]);
    expect(second!.text).toContain('published the report and the film of month 2');
    expect(second!.text).not.toContain('The first ten filters');
  });

  it('begins with what comes after it was chosen', () => {
    const [digest, ...more] = digests(chooser);
    expect(more).toEqual([]);
    expect(digest!.text).not.toContain('The first ten filters');
    expect(digest!.text).toContain('Nine villages');
  });

  it('comes but once after a site that was off for weeks is there again', async () => {
    await file(followed, { month: 3, title: 'A workshop of our own' });
    await moveTo(app, monday(5, 3));
    await roundOfBoth();
    expect(digests(reader)).toHaveLength(3);
    const [{ due }] = await app.dataSource.query<[{ due: Date }]>(
      'SELECT digest_due_at AS due FROM notification_preferences WHERE user_id = $1',
      [reader.id],
    );
    expect(due).toEqual(monday(6));
  });

  it('ends by one click in the mail program (RFC 8058), and nothing else does', async () => {
    await german.client.patch('/notifications/preferences', { reminders: true }).expect(200);
    const { headers } = digests(german)[0]!;
    const { url } = (headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe;
    const { pathname, search } = new URL(url);
    const answer = await fetch(`${app.url}${pathname}${search}`, { method: 'POST' });
    expect(answer.status).toBe(204);
    expect((await german.client.get('/notifications/preferences').expect(200)).body).toMatchObject({
      digest: 'none',
      reminders: true,
    });
    await file(followed, { month: 4, title: 'The last ones' });
    await moveTo(app, monday(6));
    await roundOfBoth();
    expect(digests(german)).toHaveLength(3);
    expect(digests(reader)).toHaveLength(4);
  });
});

describe('what one is told of by itself', () => {
  let server: MailServer;
  let app: TestApp;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const preferences = async ({ client }: SignedIn) =>
    (await client.get('/notifications/preferences').expect(200)).body as object;

  it('is a vote that is left, and no digest, until somebody chooses otherwise', async () => {
    const reader = await signedIn(app);
    expect(await preferences(reader)).toMatchObject({
      reminders: true,
      digest: 'none',
      isMailConfigured: true,
      isEmailConfirmed: false,
    });
  });

  it('changes by what is given, and by nothing else', async () => {
    const reader = await follower(app);
    const patch = (changes: object) => reader.client.patch('/notifications/preferences', changes).expect(200);
    expect((await patch({ digest: 'weekly' })).body).toMatchObject({ reminders: true, digest: 'weekly' });
    expect((await patch({ reminders: false })).body).toMatchObject({ reminders: false, digest: 'weekly' });
    expect((await patch({})).body).toMatchObject({ reminders: false, digest: 'weekly' });
    expect((await patch({ digest: 'none' })).body).toMatchObject({ reminders: false, digest: 'none' });
  });

  it('is no digest to an address that nobody confirmed', async () => {
    const { client } = await signedIn(app);
    const { body } = await client.patch('/notifications/preferences', { digest: 'weekly' }).expect(409);
    expect(body).toMatchObject({ code: 'news_mail_unconfirmed' });
  });

  it.each([{ digest: 'daily' }, { reminders: 'yes' }, { reminders: null }, { digest: null }, { more: true }])(
    'is not chosen by %j',
    async (input) => {
      const { client } = await follower(app);
      await client.patch('/notifications/preferences', input).expect(400);
    },
  );

  it('is nobody else’s to see', async () => {
    await app.client().get('/notifications/preferences').expect(401);
    await app.client().patch('/notifications/preferences', { reminders: false }).expect(401);
  });
});
