import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { confirmEmail, MAILING } from '../factories/identity.factory.js';
import { type SignedIn } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import { type Candidate, candidates, castComment, castVote, commentsOn } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { rowsWith } from '../support/found-text.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

/** What is before the @ of the viewer's address. */
const BEGINNING = 'zebedee.quokka';
const NAME = 'Oliver Brandt';
const PASSWORD = 'correct horse';

/** Streams, which end with whoever reads them; what they tell stands in `site_events`. */
const STREAMS = ['/events'];

describe('the address of a viewer, which is their username', () => {
  let app: TestApp;
  let candidate: Candidate;
  let admin: Client;
  let viewer: SignedIn;
  let commentId: number;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    admin = await app.admin();
    [candidate] = (await candidates(app, 1)) as [Candidate];
    await candidate.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
    viewer = await registered(NAME, `${BEGINNING}@example.test`);
    commentId = await castComment(viewer.client, candidate.participantId, 'Go on');
    // Told a second time, by the other way to be told of a comment.
    await admin.patch(`/admin/comments/${commentId}`, { hidden: true, reason: 'By mistake' }).expect(200);
    await admin.patch(`/admin/comments/${commentId}`, { hidden: false }).expect(200);
    await app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
    await app.nest.get(NewsByMailJob).mailDue();
  });
  afterAll(() => app.stop());

  const registered = async (name: string, email: string): Promise<SignedIn> => {
    const client = app.client();
    const input = viewerInput({ name, email, password: PASSWORD });
    const { body } = await client.post('/viewers', input).expect(201);
    const person = { client, id: (body as { userId: number }).userId, username: email };
    const account = { ...person, email, password: PASSWORD };
    await confirmEmail(app, account);
    return account;
  };

  /** The name beside the comment of somebody who registers as a viewer of this name. */
  const shownName = async (name: string): Promise<{ id: number; username: string | null }> => {
    const person = await registered(name, viewerInput().email);
    await castVote(person.client, candidate.participantId, { comment: 'Go on' });
    const [comment] = await commentsOn(app.client(), candidate.participantId);
    return { id: person.id, username: comment!.username };
  };

  it('stands in nothing that strangers are answered', async () => {
    const paths = routesOf(app)
      .filter(({ method, rule, path }) => method === 'get' && rule === 'anyone' && !STREAMS.includes(path))
      .map(({ path }) => path.replaceAll(/:\w+/g, String(candidate.participantId)));
    expect(paths).toContain(`/participants/${candidate.participantId}/comments`);
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) expect((await app.client().get(path)).text).not.toContain(BEGINNING);
    expect(await commentsOn(app.client(), candidate.participantId)).toMatchObject([{ username: NAME }]);
  });

  it('stands in nothing that the participant is told, on the site and by mail', async () => {
    const { text } = await candidate.client.get('/notifications').expect(200);
    expect(text).toContain(NAME);
    expect(text).not.toContain(BEGINNING);
    const mails = await app.dataSource.query<{ params: object }[]>(
      `SELECT params FROM outbox WHERE user_id = $1 AND kind LIKE 'news%'`,
      [candidate.id],
    );
    expect(JSON.stringify(mails)).toContain(NAME);
    expect(JSON.stringify(mails)).not.toContain(BEGINNING);
  });

  it('is kept where the account is, its mail and links, and the log of the administrator alone', async () => {
    const tables = (await rowsWith(app.dataSource, [BEGINNING])).map(({ table }) => table);
    const kept = [
      'public.users',
      'public.viewers',
      'public.outbox',
      'public.account_tokens',
      'public.audit_entries',
    ];
    expect(tables.filter((table) => !kept.includes(table))).toEqual([]);
  });

  it('leaves its account the name that others see, to be told before they comment', async () => {
    const { body } = await viewer.client.get('/auth/me').expect(200);
    expect(body).toMatchObject({ username: viewer.username, publicName: NAME });
  });

  it.each([
    ['an address', 'oliver@example.org'],
    ['an address in wide letters', 'oliver＠example.org'],
    ['the username of somebody else', 'Admin'],
    ['one that looks like it', '\u0430dm\u0456n'],
    ['a name kept for accounts without one', 'deleted-7'],
    ['a name with signs that are not seen', 'Oli\u200bver'],
  ])('is not replaced by %s', async (_, name) => {
    const { id, username } = await shownName(name);
    expect(username).toBe(`member-${id}`);
  });

  it('may be that of one of several viewers of the same name', async () => {
    expect(await shownName(NAME)).toMatchObject({ username: NAME });
  });

  it('is not shown where somebody chose an address as the username either', async () => {
    const client = app.client();
    const email = 'nele.quokka@example.test';
    const input = { username: email, email, password: PASSWORD };
    const { body } = await client.post('/auth/register', input).expect(201);
    const { id } = body as { id: number };
    await confirmEmail(app, { client, id, ...input });
    await castVote(client, candidate.participantId, { comment: 'Go on' });
    const [comment] = await commentsOn(app.client(), candidate.participantId);
    expect(comment).toMatchObject({ username: `member-${id}` });
  });

  it('goes with the account, and so does the name', async () => {
    await deleteAccount(viewer);
    const comments = await commentsOn(app.client(), candidate.participantId);
    expect(comments.find(({ id }) => id === commentId)).toMatchObject({ username: null });
    const [account] = await app.dataSource.query<unknown[]>('SELECT given_name FROM users WHERE id = $1', [
      viewer.id,
    ]);
    expect(account).toEqual({ given_name: null });
    const { text } = await candidate.client.get('/notifications').expect(200);
    expect(text).not.toContain(BEGINNING);
  });
});
