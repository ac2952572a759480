import { randomBytes } from 'node:crypto';
import { addParticipants, addPastVotes, addVoters, signIn, withDatabase } from './bench-database.ts';
import type { BenchSite, Served } from './bench-site.ts';
import { type Call, run } from './load.ts';
import { type Goal, median } from './report.ts';

const PARTICIPANTS = 9;
const VOTERS = 10_000;
const AT_ONCE = 20;
const CALLS = 1_500;
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
    rates: [],
  };
  const targets = [bare, few, many];
  for (const target of targets) await measure(target);
  for (const { rates } of targets) rates.splice(0);
  for (let round = 0; round < ROUNDS; round++) for (const target of targets) await measure(target);
  const [bareRate, fewRate, manyRate] = targets.map(({ rates }) => median(rates)) as [number, number, number];
  return [
    { what: 'A bare INSERT behind the session check, a second', figure: Math.round(bareRate) },
    { what: 'A vote, a second', figure: Math.round(fewRate) },
    { what: 'A vote, times a bare INSERT', figure: bareRate / fewRate, limit: 2 },
    { what: 'A vote among 1,000,000, times among 1,000', figure: fewRate / manyRate, limit: 1.1 },
  ];
}

interface Target {
  served: Served;
  path: string;
  cookies: string[];
  /** Calls made so far: each is a vote of its own. */
  used: number;
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
  return { served, path: '/api/votes', cookies, used: 0, rates: [] };
}

async function measure(target: Target): Promise<void> {
  const calls = Array.from({ length: CALLS }, () => nextCall(target));
  target.rates.push((await run(target.served.origin, calls, AT_ONCE)).rate);
}

/** Each voter votes for one participant after the other. */
function nextCall(target: Target): Call {
  const number = target.used++;
  const cookie = target.cookies[Math.floor(number / PARTICIPANTS)]!;
  const pseudonym = `0x${randomBytes(32).toString('hex')}`;
  return { path: target.path, cookie, body: { participantId: (number % PARTICIPANTS) + 1, pseudonym } };
}
