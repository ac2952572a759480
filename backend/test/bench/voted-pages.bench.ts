import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addAds, addParticipants, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { type BenchSite, processorTimeOf, type Served } from './bench-site.ts';
import { run } from './load.ts';
import type { Goal } from './report.ts';

const PARTICIPANTS = 9;
const SECONDS = 10;
const PAGES_A_SECOND = 40;
const VOTES_A_SECOND = 12;
const PATHS = ['/', '/ads', '/participants', '/participants/1', '/participants/2'];

/** What pages cost while votes keep changing what they show, beside the same votes and pages apart. */
export async function benchVotedPages(site: BenchSite): Promise<Goal[]> {
  const served = await site.serveApi('pages');
  const cookies = await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, PARTICIPANTS);
    const voters = await addVoters(client, SECONDS * VOTES_A_SECOND * 2 + 100);
    await addAds(client, voters[0]!, 20);
    return signIn(client, voters);
  });
  const bare = { count: 0 };
  const votes = (): Promise<number[]> => at(VOTES_A_SECOND, async () => vote(served, cookies.pop()!));
  const pages = (): Promise<number[]> =>
    at(PAGES_A_SECOND, async (number) => {
      if (!(await isWhole(served, PATHS[number % PATHS.length]!))) bare.count += 1;
    });
  await pages();
  bare.count = 0;
  const pagesAlone = await measured(served, async () => pages());
  const votesAlone = await measured(served, async () => votes());
  const both = await measured(served, async () => (await Promise.all([pages(), votes()]))[0]);
  return [
    { what: 'Pages alone, processor ms a second', figure: pagesAlone.cost },
    { what: 'Votes alone, processor ms a second', figure: votesAlone.cost },
    { what: 'Pages under votes, processor ms a second', figure: both.cost },
    { what: 'Pages alone, p99 in ms', figure: pagesAlone.p99 },
    { what: 'Pages under votes, p99 in ms', figure: both.p99 },
    { what: 'Pages that were left to the browser', figure: bare.count },
  ];
}

async function measured(
  served: Served,
  work: () => Promise<number[]>,
): Promise<{ cost: number; p99: number }> {
  const before = processorTimeOf(served);
  const times = (await work()).toSorted((one, other) => one - other);
  const cost = (processorTimeOf(served) - before) / SECONDS;
  return { cost, p99: times[Math.floor(times.length * 0.99)]! };
}

/** Begins so many a second, however long each takes. @returns how long each took, in ms */
function at(rate: number, work: (number: number) => Promise<unknown>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: rate * SECONDS }, async (_, number) => {
      await delay((number * 1_000) / rate);
      const began = performance.now();
      await work(number);
      return performance.now() - began;
    }),
  );
}

/** False where the server had no time to render. */
async function isWhole({ origin }: Served, path: string): Promise<boolean> {
  const answer = await fetch(`${origin}${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return text.includes('rendered-data');
}

async function vote({ origin }: Served, cookie: string): Promise<void> {
  const pseudonym = `0x${randomBytes(32).toString('hex')}`;
  const body = { participantId: 1 + Math.floor(Math.random() * PARTICIPANTS), pseudonym };
  await run(origin, [{ path: '/api/votes', cookie, body }], 1);
}
