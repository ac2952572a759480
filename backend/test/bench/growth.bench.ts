import { addAdmin, addAds, addParticipants, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { type BenchSite, memoryOf, type Served } from './bench-site.ts';
import { load } from './raw-load.ts';
import { type Ask, compareFewAndMany } from './few-and-many.ts';
import type { Goal } from './report.ts';

const FEW = 100;
const MANY = 100_000;
const CALLS = 100;
const ROUND_MS = 500;
const WARMING = 10_000;
const REQUESTS = 100_000;
const HEAP_MB = 200;

/** Each asked for from a place of its own, as public answers that were given before come from memory. */
const LISTS = {
  'Public list': '/api/ads?limit=20',
  'Search for a rare word': '/api/ads?limit=20&q=xylophone',
  'Search for a common word': '/api/ads?limit=20&q=lamp',
  'Search for three letters': '/api/ads?limit=20&q=lam',
  'Console: ads': '/api/admin/ads?limit=20',
  'Console: ads by title': '/api/admin/ads?limit=20&sort=title',
  'Console: ads that wait': '/api/admin/ads?limit=20&status=pending&sort=title',
  'Console: search of ads': '/api/admin/ads?limit=20&q=xylophone&sort=title',
  'Console: counts of ads': '/api/admin/ads/counts',
  'Console: participants': '/api/admin/participants?limit=20',
  'Console: viewers by name': '/api/admin/viewers?limit=20&sort=name',
  'Console: search of viewers': '/api/admin/viewers?limit=20&q=xylophone',
  'Console: audit': '/api/admin/audit?limit=50',
  'Console: search of the audit': '/api/admin/audit?limit=50&q=xylophone&qActions=judge.appointed',
} as const;

/** Beyond every ad, and no two the same. */
let nextPlace = 2_147_483_647;

interface Target {
  served: Served;
  cookie: string;
}

/** Lists, searches and the console among 100,000 ads, viewers and entries against among 100; memory over 100,000 requests. */
export async function benchGrowth(site: BenchSite): Promise<Goal[]> {
  const few = await prepare(site, 'growth_few', FEW);
  const many = await prepare(site, 'growth_many', MANY);
  const goals: Goal[] = [];
  for (const [what, path] of Object.entries(LISTS))
    goals.push(await compareFewAndMany({ what, ask: asking(path), few, many, calls: CALLS }));
  return [...goals, await benchMemory(many)];
}

async function prepare(site: BenchSite, name: string, count: number): Promise<Target> {
  const served = await site.serveApi(name, { heapMb: HEAP_MB });
  const cookie = await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, 9);
    const [owner = 0] = await addVoters(client, 1);
    await addAds(client, owner, count);
    // Few are found, and few wait, however many there are.
    await client.query(
      `UPDATE ads SET title = 'Xylophone ' || id, status = 'pending' WHERE id % ($1::integer / 10) = 0`,
      [count],
    );
    await client.query(
      `INSERT INTO viewers (name, email) SELECT CASE n % ($1::integer / 10) WHEN 0 THEN 'Xylophone ' ELSE 'Viewer ' END || n,
         'viewer' || n || '@example.test' FROM generate_series(1, $1::integer) n`,
      [count],
    );
    await client.query(
      `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
       SELECT 1, 'admin', 'ad.moderated', 'ads/' || n,
         jsonb_build_object('title', CASE n % ($1::integer / 10) WHEN 0 THEN 'Xylophone ' ELSE 'Lamp ' END || n)
       FROM generate_series(1, $1::integer) n`,
      [count],
    );
    await client.query('VACUUM ANALYZE');
    return (await signIn(client, [await addAdmin(client)]))[0]!;
  });
  return { served, cookie };
}

function asking(path: string) {
  return ({ served: { origin }, cookie }: Target): Ask => {
    const place = path.startsWith('/api/ads') ? `&cursor=${nextPlace--}` : '';
    return { url: `${origin}${path}${place}`, headers: { cookie } };
  };
}

/** What a process holds after 100,000 requests more than after its first ones; its heap is bounded, as V8 collects late else. */
async function benchMemory({ served, cookie }: Target): Promise<Goal> {
  await askAll(served, cookie, WARMING);
  const before = memoryOf(served);
  await askAll(served, cookie, REQUESTS);
  return { what: 'Memory after 100,000 requests more, MB', figure: memoryOf(served) - before, limit: 50 };
}

async function askAll({ origin }: Served, cookie: string, requests: number): Promise<void> {
  for (let asked = 0; asked < requests;)
    for (const path of Object.values(LISTS)) {
      const { rate } = await load({ origin, path, headers: { cookie }, status: 200 }, 20, ROUND_MS);
      asked += (rate * ROUND_MS) / 1000;
    }
}
