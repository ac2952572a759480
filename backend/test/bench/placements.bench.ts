import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { withDatabase } from '../support/own-connection.ts';
import { addAds, addVoters } from './bench-database.ts';
import type { BenchSite } from './bench-site.ts';
import { type Beacons, BROWSER, tellAll } from './beacon-load.ts';
import { keepToOtherCore } from './pinned.ts';
import { type Get, load } from './raw-load.ts';
import { type Goal, median } from './report.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_MS = 1_500;

/** Beacons of one measurement, each with a token of its own and from one of so many networks. */
const BEACONS = 5_000;

/** Openings a second that two cores have to take. */
const OPENINGS = 1_000;

const PLACES = '/api/placements?slots=home-banner';
const HEADERS = { 'user-agent': BROWSER };

interface Placed {
  token: string;
}

/** What a delivery costs beside a finished read, and a beacon in the database. */
export async function benchPlacements(site: BenchSite): Promise<Goal[]> {
  const served = await site.serveApi('placements', { pinned: true, env: { TRUST_PROXY: '1' } });
  const { origin, databaseUrl } = served;
  const bare = await site.serveBare(databaseUrl, 'bare-reads.ts', { pinned: true });
  return withDatabase(databaseUrl, async (client) => {
    const [owner = 0] = await addVoters(client, 1);
    await addAds(client, owner, 9);
    await client.query(
      `UPDATE ads SET payment_status = 'settled', running_since = now(), run_ends_at = now() + interval '1 day'`,
    );
    keepToOtherCore();
    const times = await deliveries(origin, bare.origin);
    const tokens = await tokensOf(origin);
    const beacons = await databaseTime(client, { origin, tokens });
    return [
      { what: 'Deliveries, a second', figure: times.rate, bare: times.bare, atLeast: 1 },
      { what: 'Deliveries, of 1,000 a second', figure: OPENINGS / times.rate, limit: 1 },
      { what: 'Delivery, in finished reads', figure: times.read / times.rate, limit: 2 },
      { what: 'Six places, in finished reads', figure: times.read / times.sixth, limit: 6 },
      { what: 'Beacons, a second', figure: beacons.rate, bare: times.bare, atLeast: 0.5 },
      { what: 'Beacon, ms of database time', figure: beacons.databaseMs, limit: 1 },
    ];
  });
}

async function deliveries(origin: string, bareOrigin: string) {
  const get = (path: string): Get => ({ origin, path, headers: HEADERS, status: 200 });
  const six = ['home', 'participants', 'awards'].map((page) => `${page}-banner`);
  const all = [...six, 'participant-sidebar', 'streaming-sidebar', 'ad-sidebar'].join();
  const rates: Record<'rate' | 'read' | 'sixth' | 'bare', number[]> = {
    rate: [],
    read: [],
    sixth: [],
    bare: [],
  };
  // The first one warms all up.
  for (let round = 0; round <= ROUNDS; round++) {
    const of = async (asked: Get) => (await load(asked, CONNECTIONS, ROUND_MS)).rate;
    rates.bare.push(await of({ origin: bareOrigin, path: '/ads', status: 200 }));
    rates.read.push(await of(get('/api/ads?limit=9')));
    rates.rate.push(await of(get(PLACES)));
    rates.sixth.push(await of(get(`/api/placements?slots=${all}`)));
  }
  const middle = (figures: number[]) => median(figures.slice(1));
  return {
    rate: middle(rates.rate),
    read: middle(rates.read),
    sixth: middle(rates.sixth),
    bare: middle(rates.bare),
  };
}

async function tokensOf(origin: string): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < BEACONS) {
    const [placed] = (await (await fetch(`${origin}${PLACES}`, { headers: HEADERS })).json()) as Placed[];
    tokens.push(placed!.token);
  }
  return tokens;
}

/** By what PostgreSQL itself says that its statements took. @throws unless each beacon was written */
async function databaseTime(client: Client, beacons: Beacons): Promise<{ rate: number; databaseMs: number }> {
  const spent = async (): Promise<number> => {
    // Statistics come a little late.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ ms: number }>(
      'SELECT active_time AS ms FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]!.ms;
  };
  const known = await settled(client);
  const before = await spent();
  const rate = await tellAll(beacons, CONNECTIONS);
  const written = (await settled(client)) - known;
  if (written !== beacons.tokens.length)
    throw new Error(`${written} of ${beacons.tokens.length} beacons were written`);
  return { rate, databaseMs: ((await spent()) - before) / beacons.tokens.length };
}

/** Until everything is written, and told of. @returns what is counted then */
async function settled(client: Client): Promise<number> {
  for (let known = -1, figure = await counted(client); ; figure = await counted(client)) {
    if (figure === known) return figure;
    known = figure;
    // Not in the database, whose time it would be.
    await delay(2_500);
  }
}

async function counted(client: Client): Promise<number> {
  const { rows } = await client.query<{ sum: number }>(
    'SELECT coalesce(sum(served + viewable + network), 0)::integer AS sum FROM ad_counts',
  );
  return rows[0]!.sum;
}
