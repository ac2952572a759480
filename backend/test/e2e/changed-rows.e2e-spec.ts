import { Client } from 'pg';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { candidates, castVote } from '../factories/vote.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('notices of changed rows', () => {
  let app: TestApp;
  let listener: Client;
  let heard: string[] = [];
  let one: number;
  let other: number;

  beforeAll(async () => {
    app = await TestApp.start();
    listener = new Client({ connectionString: app.config.databaseUrl });
    await listener.connect();
    await listener.query('LISTEN changed_rows');
    listener.on('notification', ({ payload }) => heard.push(payload!));
    [one, other] = (await candidates(app, 2)).map(({ participantId }) => participantId) as [number, number];
  });
  afterAll(async () => {
    await listener.end();
    await app.stop();
  });

  /** What everybody is told of it; PostgreSQL tells it before it answers the listener's next query. */
  async function toldOf(change: () => Promise<unknown>): Promise<string[]> {
    await listener.query('SELECT');
    heard = [];
    await change();
    await listener.query('SELECT');
    return heard.toSorted();
  }
  const told = (sql: string) => toldOf(() => app.dataSource.query(sql));

  it('are not made where a statement changes nothing', async () => {
    for (const sql of [
      'UPDATE participants SET name = name, bio = bio',
      'UPDATE ads SET title = title',
      'UPDATE users SET username = username, suspended_at = suspended_at',
      'UPDATE settings SET value = value',
      `DELETE FROM votes WHERE id = -1`,
      `INSERT INTO settings SELECT * FROM settings ON CONFLICT DO NOTHING`,
    ])
      expect({ sql, told: await told(sql) }).toEqual({ sql, told: [] });
  });

  it('are not made by a vote that is refused, and by a vote of its participant alone', async () => {
    const { client } = await signedIn(app);
    expect(await toldOf(() => castVote(client, one))).toEqual([
      `participants ${one}`,
      `vote_totals ${one}`,
      `votes ${one}`,
    ]);
    const again = () => client.post('/votes', { participantId: one }).expect(409);
    expect(await toldOf(again)).toEqual([]);
  });

  it('name whose rows have changed, and of participants whether more than figures', async () => {
    expect(await told(`UPDATE participants SET bio = 'Another' WHERE id = ${other}`)).toEqual([
      `participant_profiles ${other}`,
      `participants ${other}`,
    ]);
    const adId = await submitAd((await signedIn(app)).client);
    expect(await told(`UPDATE ads SET title = 'Another' WHERE id = ${adId}`)).toEqual([`ads ${adId}`]);
    expect(await told(`UPDATE votes SET address_hash = NULL`)).toEqual([]);
    expect(await told(`UPDATE users SET username = username || '2'`)).toEqual(['users']);
    // Both are of another one now.
    expect(await told(`UPDATE votes SET participant_id = ${other} WHERE participant_id = ${one}`)).toEqual(
      [one, other].map((id) => `votes ${id}`).toSorted(),
    );
  });

  it('name nobody where there are very many, and where a table is emptied', async () => {
    const owner = await signedIn(app);
    const adId = await submitAd(owner.client);
    const columns = `(SELECT string_agg(quote_ident(attname), ',') FROM pg_attribute
      WHERE attrelid = 'ads'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'id' AND attgenerated = '')`;
    const [{ names }] = await app.dataSource.query<[{ names: string }]>(`SELECT ${columns} AS names`);
    const copy = (count: number) =>
      told(`INSERT INTO ads (id, ${names}) SELECT (SELECT max(id) FROM ads) + number, ${names}
        FROM ads, generate_series(1, ${count}) number WHERE ads.id = ${adId}`);
    expect(await copy(20)).toHaveLength(20);
    expect(await copy(21)).toEqual(['ads']);
    expect(await copy(1_001)).toEqual(['ads']);
    expect(await told(`UPDATE ads SET title = title || '!'`)).toEqual(['ads']);
    expect(await told('TRUNCATE judges')).toEqual(['judges']);
  });

  it('leave what is kept of others', async () => {
    const answers = app.nest.get(PublicAnswers);
    const paths = [
      ...[one, other].flatMap((id) =>
        ['', '/votes', '/comments'].map((part) => `/api/participants/${id}${part}`),
      ),
      ...[
        '/api/participants',
        '/api/progress-updates/films',
        '/api/progress-updates',
        '/api/ads',
        '/api/challenge/settings',
      ],
    ];
    /** Nothing is taken for current before that. */
    const whenCertain = () =>
      eventually(async () => {
        await answers.settle();
        expect(answers.isCertain).toBe(true);
      });
    await whenCertain();
    const before = await Promise.all(paths.map(async (path) => answers.get(path)));
    expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200));
    await castVote((await signedIn(app)).client, one);
    await whenCertain();
    const renewed = paths.filter((_path, index) => !before[index]!.isCurrent());
    expect(renewed.toSorted()).toEqual(
      ['', `/${one}`, `/${one}/comments`, `/${one}/votes`].map((part) => `/api/participants${part}`),
    );
  });
});
