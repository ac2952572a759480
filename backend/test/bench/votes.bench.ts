import { randomBytes } from 'node:crypto';
import { addParticipants, addPastVotes, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import type { BenchSite, Served } from './bench-site.ts';
import { type Call, run } from './load.ts';
import { type Goal, median } from './report.ts';

const PARTICIPANTS = 9;
const VOTERS = 10_000;
/** One after the other for the time of a vote; many at once for how many a process takes. */
const LOADS = { alone: { atOnce: 1, calls: 500 }, crowd: { atOnce: 20, calls: 1_000 } } as const;
type Load = keyof typeof LOADS;
const ROUNDS = 5;

/** A vote against a bare INSERT behind the same session check, and among a million votes against among a thousand. */
export async function benchVotes(site: BenchSite): Promise<Goal[]> {
  const few = await prepare(site, 'few', 1_000);
  const many = await prepare(site, 'many', 1_000_000);
  const bare: Target = {
    ...few,
    served: await site.serveBare(few.served.databaseUrl),
    path: '/votes',
    used: 0,
    times: [],
    rates: [],
  };
  const targets = [bare, few, many];
  for (const target of targets) await measure(target, 'alone');
  for (const target of targets) target.times.splice(0);
  for (let round = 0; round < ROUNDS; round++)
    for (const load of ['alone', 'crowd'] as const) for (const target of targets) await measure(target, load);
  const [bareTime, fewTime, manyTime] = targets.map(({ times }) => median(times)) as [number, number, number];
  const [bareRate, fewRate, manyRate] = targets.map(({ rates }) => median(rates)) as [number, number, number];
  return [
    { what: 'A bare INSERT behind the session check, ms', figure: bareTime },
    { what: 'A vote, ms', figure: fewTime },
    { what: 'A vote, times a bare INSERT', figure: fewTime / bareTime, limit: 2 },
    { what: 'A vote among 1,000,000, times among 1,000', figure: manyTime / fewTime, limit: 1.1 },
    { what: 'Bare INSERTs a second, 20 at once', figure: Math.round(bareRate) },
    { what: 'Votes a second, 20 at once', figure: Math.round(fewRate) },
    { what: 'Votes a second among 1,000,000, 20 at once', figure: Math.round(manyRate) },
  ];
}

interface Target {
  served: Served;
  path: string;
  cookies: string[];
  /** Calls made so far: each is a vote of its own. */
  used: number;
  /** Milliseconds of a call in the middle of each run alone. */
  times: number[];
  /** Calls a second of each run in a crowd. */
  rates: number[];
}

async function prepare(site: BenchSite, name: string, votes: number): Promise<Target> {
  const served = await site.serveApi(name);
  const cookies = await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, PARTICIPANTS);
    const voters = await addVoters(client, VOTERS);
    await addPastVotes(client, voters, votes);
    return signIn(client, voters);
  });
  return { served, path: '/api/votes', cookies, used: 0, times: [], rates: [] };
}

async function measure(target: Target, load: Load): Promise<void> {
  const { atOnce, calls } = LOADS[load];
  const { rate, p50 } = await run(
    target.served.origin,
    Array.from({ length: calls }, () => nextCall(target)),
    atOnce,
  );
  if (load === 'alone') target.times.push(p50);
  else target.rates.push(rate);
}

/** Each voter votes for one participant after the other. */
function nextCall(target: Target): Call {
  const number = target.used++;
  const cookie = target.cookies[Math.floor(number / PARTICIPANTS)]!;
  const pseudonym = `0x${randomBytes(32).toString('hex')}`;
  return { path: target.path, cookie, body: { participantId: (number % PARTICIPANTS) + 1, pseudonym } };
}
