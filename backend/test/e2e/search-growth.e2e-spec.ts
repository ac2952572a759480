import type { Response } from 'supertest';
import { WALKED, WALKED_APART } from '../../src/common/lists/found-rows.js';
import { askedDuring } from '../support/asked-queries.js';
import { bulkLoad } from '../support/bulk-load.js';
import type { Client } from '../support/client.js';
import { lookAtTables } from '../support/fill-tables.js';
import { scrape } from '../support/metrics.js';
import { onOwnConnection } from '../support/own-connection.js';
import { costOf } from '../support/query-cost.js';
import { stopAllWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** Docs/performance.md has the figures of more: `ROWS=1000000 npm test -- search-growth`. */
const ROWS = Number(process.env.ROWS ?? 40_000);
const PATIENCE_MS = 1_800_000;
const CALLS = 5;

/** Words that are made of a few syllables, as usual ones are. */
function wordsOf(list: number, count: number): string[] {
  const syllables = ['ba', 'de', 'gi', 'ko', 'mu'];
  return Array.from({ length: count }, (_, word) => {
    const [first, second] = [word % 5, Math.floor(word / 5)];
    return syllables[first]! + syllables[second]! + syllables[list]!;
  });
}

/** Every row has three of them. */
const WORDS = [17, 19, 23].map(
  (count, list) => `(ARRAY['${wordsOf(list, count).join(`','`)}'])[1 + n % ${count}]`,
);

/** Some that nearly every row has, one that the oldest alone have, one that few have; `zq` is nowhere. */
const TEXT = `'Solar lamp ' || md5(n::text) || ' ' || ${WORDS.join(` || ' ' || `)} || CASE WHEN n <= 300 THEN ' bramble' ELSE '' END || CASE WHEN n % 20000 = 7 THEN ' xylophone' ELSE '' END`;

const FILLS = [
  `INSERT INTO users (username, email, password, role)
   SELECT 'solar' || n || CASE WHEN n <= 300 THEN 'bramble' ELSE 'lamp' END || CASE WHEN n % 20000 = 7 THEN 'xylophone' ELSE '' END,
     'solar' || n || '@example.test', 'none', 'user' FROM generate_series(1, ${ROWS}) n`,
  // Those that are approved run already: a job would begin that meanwhile, and write all of them anew.
  `INSERT INTO ads (user_id, title, description, category, status, created_at, running_since, run_ends_at, run_days)
   SELECT 1 + n % 1000, ${TEXT}, repeat('Rent it by the evening. ', 5), 'design', (ARRAY['approved', 'pending'])[1 + n % 2], now() - interval '1 minute' * n,
     CASE n % 2 WHEN 0 THEN now() END, CASE n % 2 WHEN 0 THEN now() + interval '30 days' END, 30
   FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO viewers (name, email) SELECT ${TEXT}, 'viewer' || n || '@example.test' FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
   SELECT n, 'admin', (ARRAY['ad.moderated', 'setting.changed'])[1 + n % 2], 'ads/' || n, jsonb_build_object('title', ${TEXT})
   FROM generate_series(1, ${ROWS}) n`,
  `UPDATE audit_entries SET network = '8.8.8.8', subject = 'ads/of-eight' WHERE id = (SELECT min(id) FROM audit_entries)`,
  `INSERT INTO participants (user_id, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
   SELECT id, 'Somebody', 'Bio', 'Trade', 30, 2020, 1, 'Project', row_number() OVER (ORDER BY id)
   FROM users ORDER BY id LIMIT ${ROWS} / 12`,
  `INSERT INTO progress_updates (participant_id, month, title, description)
   SELECT (SELECT min(id) FROM participants) + (n - 1) / 12, 1 + (n - 1) % 12, ${TEXT}, repeat('We sold it by the evening. ', 5)
   FROM generate_series(1, ${ROWS} / 12 * 12) n`,
  `INSERT INTO nft_badges (user_id, badge_type, network, mint_to, holder, token_id, chain_type)
   SELECT id, 'supporter', 'local', '0x' || md5(id::text), '0x' || md5(id::text), id, 1 FROM users`,
];

/** Which of each list: words of other syllables, as an index would name too many rows for those that share theirs. */
const COMMON = [1, 7, 13];

/** Each in thousands of rows, and all three in one of 7,429. */
const COMMON_WORDS = COMMON.map((word, list) => wordsOf(list, word + 1)[word]);

/** One and two letters, there and not there; trigrams of all rows, in words that are there and that are not; what few rows have. */
const TEXTS = [
  'a',
  'zq',
  'la',
  '%25',
  'lamp',
  'solarlamp',
  'sol ram lam',
  'solar',
  'solar99',
  'abc',
  'bramble',
  'xylophone',
  'xylophonist',
  COMMON_WORDS.join(' '),
];

const LISTS = {
  ads: '/ads?',
  'ads of a status': '/ads?status=pending',
  'console: ads': '/admin/ads?',
  'console: ads by title': '/admin/ads?sort=title',
  'console: ads that wait, by name': '/admin/ads?status=pending&sort=username',
  'console: users': '/admin/users?',
  'console: viewers': '/admin/viewers?',
  'console: viewers by name': '/admin/viewers?sort=name',
  'console: audit': '/admin/audit?',
  'console: audit of an action': '/admin/audit?action=setting.changed&order=asc',
  'console: beginnings of names': '/admin/accounts?',
  'console: badges': '/admin/badges?',
  'site: ads': '/search?kinds=ads',
  'site: reports': '/search?kinds=reports',
};

/** Where each list is read from. */
const TABLES: Record<string, string> = {
  ads: 'ads',
  users: 'users',
  accounts: 'users',
  viewers: 'viewers',
  audit: 'audit_entries',
  badges: 'nft_badges',
  reports: 'progress_updates',
};

/** What looks at rows in the list's order; of badges, each asks for its account by an index, and is bounded by their number. */
const WALKS = /\bstrpos\((?!lower\(\(SELECT)/;

const rowsWithCommonWords = (): number =>
  Array.from({ length: ROWS }, (_, index) => index + 1).filter((n) =>
    [17, 19, 23].every((count, list) => n % count === COMMON[list]),
  ).length;

describe('a search in very many rows', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start({ METRICS_PORT: '0' });
    admin = await app.admin();
    await onOwnConnection(app.dataSource, (client) =>
      bulkLoad(client, async () => {
        for (const fill of FILLS) await client.query(fill);
      }),
    );
    await stopAllWork(app);
    await lookAtTables(app.dataSource);
  }, PATIENCE_MS);
  afterAll(() => app.stop());

  /** Of whatever is asked for one page, and for looking through rows alone. Each page is of another length, as public ones are kept. */
  async function costOfPage(address: string): Promise<{ rows: number; pages: number; milliseconds: number }> {
    // How large the table is is asked once in a while.
    await admin.get(`${address}&limit=19`).expect(200);
    const asked = await askedDuring(() => admin.get(`${address}&limit=20`).expect(200));
    // Who asks is found out as well.
    const [list] = (/(?<=kinds=)\w+/.exec(address) ?? /\w+(?=\?)/.exec(address))!;
    const isAbout = (text: string) => text.includes(TABLES[list]!);
    const most = await onOwnConnection(app.dataSource, async (client) => {
      let [rows, pages] = [0, 0];
      for (const query of asked.filter(({ text }) => isAbout(text))) {
        const cost = await costOf(client, query);
        rows = Math.max(rows, cost?.rowsRead ?? 0);
        if (WALKS.test(query.text)) pages = Math.max(pages, cost?.pages ?? 0);
      }
      return { rows, pages };
    });
    return { ...most, milliseconds: process.env.ROWS ? await median(address) : 0 };
  }

  async function median(address: string): Promise<number> {
    const taken: number[] = [];
    for (let call = 1; call <= CALLS; call++) {
      const begun = performance.now();
      await admin.get(`${address}&limit=${20 + call}`).expect(200);
      taken.push(performance.now() - begun);
    }
    return taken.toSorted((one, other) => one - other)[CALLS >> 1]!;
  }

  it.each(Object.entries(LISTS))(
    'looks at so many of them for a page of %s, whatever is looked for',
    async (name, address) => {
      const offences: string[] = [];
      for (const text of TEXTS) {
        const { rows, pages, milliseconds } = await costOfPage(
          `${address}${address.endsWith('?') ? '' : '&'}q=${text}`,
        );
        if (process.env.ROWS)
          process.stderr.write(
            `${name}, ${text}: ${milliseconds.toFixed(1)} ms, ${rows} rows, ${pages} pages\n`,
          );
        if (rows > 1.2 * WALKED) offences.push(`${text}: ${rows} rows`);
        if (pages > 1.2 * WALKED_APART) offences.push(`${text}: ${pages} pages`);
      }
      expect(offences).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('shows at once what few rows have of words that are common', async () => {
    for (const word of COMMON_WORDS) {
      const { headers } = await admin.get(`/admin/viewers?limit=20&q=${word}`).expect(200);
      expect(headers.link).toMatch(/rel="next"/);
    }
    const { body, headers } = await admin
      .get(`/admin/viewers?limit=1000&q=${COMMON_WORDS.join(' ')}`)
      .expect(200);
    expect(body).toHaveLength(rowsWithCommonWords());
    expect(headers.link ?? '').not.toMatch(/rel="next"/);
  });

  it('takes no sample of the table anew for each search', async () => {
    const search = (q: string) => admin.get(`/admin/viewers?limit=20&q=${q}`).expect(200);
    await search('solar');
    const asked = await askedDuring(async () => {
      for (const q of ['xylophone', 'lamp', 'abc']) await search(q);
    });
    expect(asked.filter(({ text }) => /TABLESAMPLE/.test(text))).toEqual([]);
    expect(asked.some(({ text }) => /AS MATERIALIZED \(SELECT FROM viewers/.test(text))).toBe(true);
  });

  it('has the metrics tell what its samples hold', async () => {
    const samples = await scrape(app);
    const held = (name: string, cache: string) =>
      samples.find((sample) => sample.name === `change_makers_${name}` && sample.labels.cache === cache)
        ?.value;
    for (const cache of ['sample-ads-search', 'sample-users-search', 'sample-audit_entries-search']) {
      expect(held('cache_bytes', cache)).toBeGreaterThan(0);
      expect(held('cache_bytes', cache)).toBeLessThanOrEqual(held('cache_limit_bytes', cache)!);
    }
  });

  it.each(['#3', '3'])('finds the ad with the number %s at once, among the oldest', async (q) => {
    const { body } = await admin.get(`/admin/ads?limit=20&q=${encodeURIComponent(q)}`);
    expect((body as { id: number }[]).map(({ id }) => id)).toContain(3);
  });

  it('finds what was done from an address at once, however short it is and long ago', async () => {
    const { body } = await admin.get('/admin/audit?limit=20&q=8.8.8.8').expect(200);
    expect((body as { entries: object[] }).entries).toMatchObject([{ subject: 'ads/of-eight' }]);
  });

  /** Of all pages, as their Link headers name them. */
  async function idsOfAll(address: string): Promise<number[]> {
    const ids: number[] = [];
    for (let next: string | undefined = address; next !== undefined;) {
      const answer: Response = await admin.get(next).expect(200);
      ids.push(...(answer.body as { id: number }[]).map(({ id }) => id));
      next = /<\/api([^>]*)>/.exec(answer.headers.link ?? '')?.[1];
    }
    return ids;
  }

  it.each(['bramble', 'xylophone', 'zq', 'abc'])(
    'finds %s wherever it is, page after page',
    async (text) => {
      const found = await app.dataSource.query<{ id: number }[]>(
        'SELECT id FROM viewers WHERE strpos(search, $1) > 0 ORDER BY sort_text(name), id',
        [text],
      );
      expect(await idsOfAll(`/admin/viewers?sort=name&limit=200&q=${text}`)).toEqual(
        found.map(({ id }) => id),
      );
    },
    PATIENCE_MS,
  );
});
