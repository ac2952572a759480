import { GivenNames1796000005300 } from '../../src/database/migrations/1796000005300-given-names.js';
import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { confirmEmail, MAILING } from '../factories/identity.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import { type Candidate, candidates, castVote, commentsOn } from '../factories/vote.factory.js';
import { TestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse';

interface Commenter {
  id: number;
  source: string;
}

describe('a database from before names that viewers gave were shown', () => {
  let app: TestApp;
  let candidate: Candidate;
  let viewer: Commenter;
  let namesake: Commenter;
  let chosen: Commenter;
  let plain: Commenter;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    [candidate] = (await candidates(app, 1)) as [Candidate];
    await candidate.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
    viewer = await commenter('/viewers', viewerInput({ name: 'Oliver', password: PASSWORD }));
    namesake = await commenter('/viewers', viewerInput({ name: 'Amara', password: PASSWORD }));
    const email = 'chosen@example.test';
    await app.client().post('/viewers', { name: 'By a stranger', email }).expect(201);
    await whenJoined(app);
    chosen = await commenter('/auth/register', userInput({ username: email, email }));
    plain = await commenter('/auth/register', userInput({ username: 'amara' }));
    await app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
    await app.nest.get(NewsByMailJob).mailDue();
    await makeOld();
  });
  afterAll(() => app.stop());

  /** Somebody who has proved their address and comments. */
  const commenter = async (path: string, input: { email: string }): Promise<Commenter> => {
    const client = app.client();
    const { body } = await client.post(path, input).expect(201);
    const { id, userId = id } = body as { id: number; userId?: number };
    await confirmEmail(app, { client, id: userId, username: '', password: PASSWORD, ...input });
    const vote = await castVote(client, candidate.participantId, { comment: 'Go on' });
    return { id: userId, source: `comments/${vote.id}` };
  };

  /** As the version before left it: everybody but the last is called by the beginning of an address. */
  const makeOld = async () => {
    const runner = app.dataSource.createQueryRunner();
    await new GivenNames1796000005300().down(runner);
    const old = [viewer, namesake, chosen].map(({ source }) => source);
    await runner.query(
      `UPDATE notifications SET params = params || '{"name": "beginning@…"}' WHERE source = ANY($1)`,
      [old],
    );
    await runner.query(
      `INSERT INTO notifications (user_id, kind, params) VALUES ($1, 'comment', '{"name": "beginning@…", "comment": "Of old"}')`,
      [candidate.id],
    );
    const name = (source: string) => ({
      sentence: 'comment',
      source,
      values: { name: 'beginning@…' },
      path: '/',
    });
    await runner.query(`DELETE FROM outbox WHERE kind LIKE 'news%'`);
    for (const [key, news] of [
      ['one', name(viewer.source)],
      [
        'several',
        [name(namesake.source), { sentence: 'badge', values: {}, path: '/' }, name('comments/999999')],
      ],
    ] as const)
      await runner.query(
        `INSERT INTO outbox (recipient, language, kind, user_id, key, params) VALUES ('a@b.test', 'en', 'news', $1, $2, $3)`,
        [candidate.id, key, JSON.stringify({ name: 'Candidate', news })],
      );
    await new GivenNames1796000005300().up(runner);
    await runner.release();
  };

  it('shows the name that was given with the account, none that is somebody’s or by a stranger', async () => {
    const comments = await commentsOn(app.client(), candidate.participantId);
    expect(comments.map(({ username }) => username)).toEqual([
      'amara',
      `member-${chosen.id}`,
      `member-${namesake.id}`,
      'Oliver',
    ]);
  });

  it('names them so in what the participant was told', async () => {
    const { body } = await candidate.client.get('/notifications').expect(200);
    const { items } = body as { items: { kind: string; params: { name: string | null } }[] };
    const names = items.filter(({ kind }) => kind === 'comment').map(({ params }) => params.name);
    expect(names).toEqual([null, 'amara', `member-${chosen.id}`, `member-${namesake.id}`, 'Oliver']);
    expect(plain.source).toMatch(/^comments/);
  });

  it('and in mail that waits', async () => {
    const mails = await app.dataSource.query<{ news: unknown }[]>(
      `SELECT params->'news' AS news FROM outbox WHERE key IN ('one', 'several') ORDER BY key`,
    );
    expect(mails.map(({ news }) => news)).toMatchObject([
      { values: { name: 'Oliver' } },
      [{ values: { name: `member-${namesake.id}` } }, { sentence: 'badge' }, { values: { name: '' } }],
    ]);
  });
});
