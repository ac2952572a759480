import { Housekeeping } from '../../src/housekeeping/housekeeping.service.js';
import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import { ViewerLetters } from '../../src/modules/viewers/viewer-letters.service.js';
import { LANGUAGES } from '../../src/common/languages.js';
import { wordsOf } from '../../src/modules/mail/words.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { mailsTo } from '../factories/identity.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined, writeViewers } from '../factories/viewer.factory.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { stopExpiry, stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('viewers without an account', () => {
  let server: MailServer;
  let app: TestApp;
  let chosen: Author;
  let other: Author;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start({ ...server.env, RATE_LIMIT_REGISTRATIONS: '1000', ALTCHA: 'off' });
    // Who is written to, and who is forgotten, the test decides.
    await Promise.all([stopWork(app, 'viewer-letters'), stopExpiry(app)]);
    [chosen, other] = (await authors(app, 2)) as [Author, Author];
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const letters = (email: string) => server.receivedBy(email);
  const whenLetters = (email: string, count: number) =>
    eventually(async () => {
      expect(letters(email)).toHaveLength(count);
      return letters(email);
    });
  const viewerOf = async (email: string) =>
    (
      await app.dataSource.query<Record<string, unknown>[]>('SELECT * FROM viewers WHERE email = $1', [email])
    )[0];
  const join = async (changes: object) => {
    await app.client().post('/viewers', viewerInput(changes)).expect(201);
    await whenJoined(app);
  };
  /** By the letter, as a person reads it. */
  const linkIn = (text: string | undefined) => new URL(/http\S+\/confirm-viewer\?\S+/.exec(text ?? '')![0]);
  const joined = async (changes: object = {}) => {
    const { email } = viewerInput();
    await join({ email, ...changes });
    const [letter] = await whenLetters(email, 1);
    return { email, letter: letter!, token: linkIn(letter!.text).searchParams.get('token')! };
  };
  const confirm = (token: string, status = 204) =>
    app.client().post('/viewers/confirm', { token }).expect(status);
  const confirmed = async (changes: object = {}) => {
    const viewer = await joined(changes);
    await confirm(viewer.token);
    return viewer;
  };
  /** A day goes by since the last letter. */
  const nextDay = () =>
    app.dataSource.query(
      `UPDATE viewers SET mailed_at = mailed_at - interval '1 day', asked_at = asked_at - interval '1 day'`,
    );

  it('are asked once whether the address is theirs, and a look at the link confirms nothing', async () => {
    const { email, letter, token } = await joined({ name: 'Oliver Brandt' });
    expect(letter.subject).toBe('Please confirm that you want our mail');
    // Whoever joined chose the name, perhaps a stranger.
    expect(letter.text).toMatch(/^Hello,\n/);
    expect(letter.text).not.toContain('Oliver');
    expect(letter.headers.has('list')).toBe(false);
    await fetch(`${app.url}/confirm-viewer?token=${token}`);
    expect(await viewerOf(email)).toMatchObject({ confirmed_at: null });
    await confirm(token);
    expect(await viewerOf(email)).toMatchObject({ confirmed_at: expect.any(Date) as Date });
  });

  it('are known by the hash of their link alone, once the letter is sent', async () => {
    const { email, token } = await joined();
    await eventually(async () => {
      expect((await mailsTo(app, email, 'confirm_viewer'))[0]!.params).toEqual({});
    });
    const rows = await app.dataSource.query('SELECT 1 FROM account_tokens WHERE hash = $1', [token]);
    expect(rows).toEqual([]);
  });

  it.each(LANGUAGES)('are written to in their language: %s', async (language) => {
    const { email } = viewerInput();
    const token = await joinedIn(email, language);
    await confirm(token);
    await report(chosen, { title: 'Lamps' });
    await writeViewers(app);
    const [asked, told] = await whenLetters(email, 2);
    expect(asked!.subject).toBe(wordsOf(language).confirm_viewer.subject);
    expect(told!.text).toContain(wordsOf(language).whyViewerNews);
    expect(told!.subject).toContain('Lamps');
    await removeReports();
  });
  const joinedIn = async (email: string, language: string) => {
    await join({ email, language, participants: [chosen.participantId] });
    const [letter] = await whenLetters(email, 1);
    return linkIn(letter!.text).searchParams.get('token')!;
  };
  const removeReports = async () => {
    await app.dataSource.query('DELETE FROM progress_updates');
    await app.dataSource.query('DELETE FROM viewers');
  };

  it('hear of whom they chose, and of nobody else', async () => {
    const { email } = await confirmed({ participants: [chosen.participantId, 99_999] });
    await report(other, { title: 'Boats' });
    await report(chosen, { title: 'Lamps' });
    await writeViewers(app);
    const [, letter] = await whenLetters(email, 2);
    expect(letter!.subject).toMatch(/published the report of month 1: “Lamps”$/);
    expect(letter!.text).toContain(
      `http://change-makers.example/participants/${chosen.participantId}#report-`,
    );
    expect(letter!.text).not.toContain('Boats');
    await removeReports();
  });

  it('get all of a day in one letter, and the next one not before the day is over', async () => {
    const { email } = await confirmed({ participants: [chosen.participantId, other.participantId] });
    await report(chosen, { month: 1, title: 'First' });
    await report(other, { month: 1, title: 'Second' });
    await writeViewers(app);
    const [, both] = await whenLetters(email, 2);
    expect(both!.subject).toBe('Your news from Future Change-Makers');
    expect(both!.text).toMatch(/First[^]*Second|Second[^]*First/);
    await report(chosen, { month: 2, title: 'Third' });
    await writeViewers(app);
    await writeViewers(app);
    expect(await mailsTo(app, email, 'viewer_news')).toHaveLength(1);
    await nextDay();
    await app.dataSource.query(`UPDATE viewer_notices SET due_at = now() WHERE due_at IS NOT NULL`);
    await Promise.all([writeViewers(app), app.nest.get(ViewerLetters).writeDue()]);
    const [, , third] = await whenLetters(email, 3);
    expect(third!.text).toContain('Third');
    expect(third!.text).not.toContain('Second');
    await removeReports();
  });

  it('end their letters by one click in the mail program (RFC 8058), at once', async () => {
    const { email } = await confirmed({ participants: [chosen.participantId] });
    await report(chosen, { month: 1, title: 'First' });
    await writeViewers(app);
    const [, letter] = await whenLetters(email, 2);
    expect(letter!.headerLines).toContainEqual({
      key: 'list-unsubscribe-post',
      line: 'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    });
    // What waits is not sent any more, whether it stands in the outbox or not yet.
    await report(chosen, { month: 2, title: 'Second' });
    await nextDay();
    const header = letter!.headers.get('list') as unknown as { unsubscribe: { url: string } };
    const { pathname, search } = new URL(header.unsubscribe.url);
    const opened = await fetch(`${app.url}${pathname}${search}`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(`/unsubscribe${search}`);
    expect(await viewerOf(email)).toMatchObject({ unsubscribed_at: null });
    const answer = await fetch(`${app.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(204);
    await report(chosen, { month: 3, title: 'Third' });
    await writeViewers(app);
    expect(await mailsTo(app, email, 'viewer_news')).toHaveLength(1);
    const waiting = await app.dataSource.query('SELECT 1 FROM viewer_notices WHERE due_at IS NOT NULL');
    expect(waiting).toEqual([]);
    await removeReports();
  });

  it('may join again after that, and choose anew by confirming anew', async () => {
    const { email } = await confirmed({ participants: [chosen.participantId] });
    const { id } = (await viewerOf(email)) as { id: number };
    await app.nest.get(ViewerLetters).end(id);
    await app.dataSource.query(`UPDATE viewers SET asked_at = asked_at - interval '31 days'`);
    await app.dataSource.query('DELETE FROM rate_limits');
    await join({ email, participants: [other.participantId] });
    expect(await viewerOf(email)).not.toMatchObject({ unsubscribed_at: null });
    const [, again] = await whenLetters(email, 2);
    await confirm(linkIn(again!.text).searchParams.get('token')!);
    expect(await viewerOf(email)).toMatchObject({ unsubscribed_at: null });
    const choices = await app.dataSource.query(
      'SELECT participant_id AS id FROM viewer_choices WHERE viewer_id = $1',
      [id],
    );
    expect(choices).toEqual([{ id: other.participantId }]);
  });

  it('are erased thirty days after they were asked, unless they confirmed; who was never asked stays', async () => {
    const [silent, present] = [await joined(), await confirmed()];
    const { email: earlier } = viewerInput();
    await app.dataSource.query(
      `INSERT INTO viewers (name, email, created_at) VALUES ('Early', $1, now() - interval '1 year')`,
      [earlier],
    );
    await app.dataSource.query(`UPDATE viewers SET asked_at = asked_at - interval '31 days'`);
    await app.nest.get(ExpiredJob).takeAway();
    expect(await viewerOf(silent.email)).toBeUndefined();
    expect(await viewerOf(present.email)).toBeDefined();
    expect(await viewerOf(earlier)).toBeDefined();
    const { sweeps } = app.nest.get(Housekeeping);
    expect(sweeps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['viewers_unconfirmed', 'viewer_notices']),
    );
  });

  it('get nothing while the address is not confirmed', async () => {
    const { email } = await joined({ participants: [chosen.participantId] });
    await report(chosen, { title: 'Lamps' });
    await writeViewers(app);
    expect(await mailsTo(app, email, 'viewer_news')).toEqual([]);
    await removeReports();
  });

  it('take what they chose with them into an account of the address, and out of it', async () => {
    const { email } = await confirmed({ participants: [chosen.participantId], language: 'fr' });
    const client = app.client();
    const input = userInput({ email });
    const { id } = (await client.post('/auth/register', input).expect(201)).body as { id: number };
    const account = { ...input, client, id };
    const [, letter] = await whenLetters(email, 2);
    const token = /token=(\S+)/.exec(letter!.text!)![1]!;
    await client.post('/auth/confirm', { token }).expect(204);
    const { text } = await client.get('/auth/me/export').expect(200);
    expect(text).toContain('"confirmedAt"');
    expect(text).toContain('"chosen"');
    await deleteAccount(account);
    expect(await viewerOf(email)).toBeUndefined();
    expect(await app.dataSource.query('SELECT 1 FROM viewer_choices')).toEqual([]);
  });
});
