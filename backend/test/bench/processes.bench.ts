import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addAds, addParticipants, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import type { BenchSite, Served } from './bench-site.ts';
import { type Call, run } from './load.ts';
import { type Get, load } from './raw-load.ts';
import type { Goal } from './report.ts';

const WEBS = 8;
const WORKERS = 2;

/** What PostgreSQL allows unless it is told otherwise, three of it to its superusers alone. */
const ALLOWED_CONNECTIONS = 97;

const PARTICIPANTS = 9;
const VOTERS = 400;
/** Of all processes together. */
const CALLERS = 48;
const READ_MS = 8_000;
const LOOK_MS = 50;

/** Signed in, so that each asks the database: what lies in memory needs no connection. */
const READS = ['/api/auth/me', '/api/ads?limit=20', '/api/notifications?limit=20'];

interface Figures {
  /** Answers a second, and the slowest of a hundred in the slowest process (ms). */
  reads: number;
  readsP99: number;
  votes: number;
  votesP99: number;
  /** Connections to PostgreSQL at most, those of this benchmark not among them. */
  connections: number;
}

/** Eight processes that serve and two that work on one PostgreSQL of a hundred connections, against one that does all, under the same load. */
export async function benchProcesses(site: BenchSite): Promise<Goal[]> {
  const alone = await site.serveApi('processes');
  const { databaseUrl } = alone;
  const { cookies } = await withDatabase(databaseUrl, async (client) => {
    await addParticipants(client, PARTICIPANTS);
    const voters = await addVoters(client, VOTERS);
    await addAds(client, voters[0]!, 100);
    return { cookies: await signIn(client, voters) };
  });
  const [half, rest] = [cookies.slice(0, VOTERS / 2), cookies.slice(VOTERS / 2)];
  const one = await measure([alone], half);
  await site.end(alone);
  const webs: Served[] = [];
  for (let index = 0; index < WORKERS; index++)
    await site.serveBeside(databaseUrl, { env: { ROLE: 'worker' } });
  for (let index = 0; index < WEBS; index++)
    webs.push(await site.serveBeside(databaseUrl, { env: { ROLE: 'web' } }));
  const ten = await measure(webs, rest);
  return [
    ...figuresOf('One process that does all', one),
    ...figuresOf(`${WEBS} that serve, ${WORKERS} that work`, ten),
  ];
}

const figuresOf = (what: string, figures: Figures): Goal[] => [
  { what: `${what}: connections`, figure: figures.connections, limit: ALLOWED_CONNECTIONS },
  { what: `${what}: reads a second`, figure: figures.reads },
  { what: `${what}: reads, p99 in ms`, figure: figures.readsP99 },
  { what: `${what}: votes a second`, figure: figures.votes },
  { what: `${what}: votes, p99 in ms`, figure: figures.votesP99 },
];

/** The same number of callers, shared by the processes. @throws where anything is answered otherwise than expected */
async function measure(webs: readonly Served[], cookies: readonly string[]): Promise<Figures> {
  const { databaseUrl } = webs[0]!;
  const atOnce = CALLERS / webs.length;
  const counting = new AbortController();
  const connections = countConnections(databaseUrl, counting.signal);
  await readAll(webs, cookies, 1_000);
  const reads = await readAll(webs, cookies, READ_MS);
  const calls = cookies.flatMap((cookie) =>
    Array.from({ length: PARTICIPANTS }, (_, id) => vote(cookie, id + 1)),
  );
  const began = performance.now();
  const votes = await Promise.all(
    webs.map(async ({ origin }, index) =>
      run(
        origin,
        calls.filter((_, call) => call % webs.length === index),
        atOnce,
      ),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  counting.abort();
  return {
    reads: sum(reads.map(({ rate }) => rate)),
    readsP99: Math.max(...reads.map(({ p99 }) => p99)),
    votes: calls.length / seconds,
    votesP99: Math.max(...votes.map(({ p99 }) => p99)),
    connections: await connections,
  };
}

function readAll(webs: readonly Served[], cookies: readonly string[], forMs: number) {
  const atOnce = CALLERS / webs.length / READS.length;
  const gets = webs.flatMap(({ origin }, web) =>
    READS.map((path, index): Get => {
      const cookie = `${cookies[(web * READS.length + index) % cookies.length]!}; signed-in=1`;
      return { origin, path, headers: { cookie }, status: 200 };
    }),
  );
  return Promise.all(gets.map(async (get) => load(get, atOnce, forMs)));
}

const vote = (cookie: string, participantId: number): Call => ({
  path: '/api/votes',
  cookie,
  body: { participantId, pseudonym: `0x${randomBytes(32).toString('hex')}` },
});

/** Until it is told to stop. @returns the most that there were at once */
async function countConnections(databaseUrl: string, signal: AbortSignal): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    let most = 0;
    while (!signal.aborted) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      most = Math.max(most, rows[0]!.count);
      await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
    return most;
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);
