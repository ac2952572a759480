import { addAds, addParticipants, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import type { BenchSite } from './bench-site.ts';
import { keepToOtherCore } from './pinned.ts';
import { type Get, load, type Load } from './raw-load.ts';
import { type Goal, median } from './report.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_MS = 1_500;

interface Read {
  what: string;
  ours: Get;
  bare: Get;
  /** Of the bare server's rate. */
  atLeast: number;
}

/** How many reads a second one core answers, against a bare server that asks the database each time. */
export async function benchReads(site: BenchSite): Promise<Goal[]> {
  const served = await site.serveApi('reads', { pinned: true });
  const { cookie, sid } = await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, 9);
    const [owner = 0] = await addVoters(client, 1);
    await addAds(client, owner, 100);
    const [signedIn = ''] = await signIn(client, [owner]);
    return {
      cookie: `${signedIn}; signed-in=1`,
      sid: decodeURIComponent(signedIn).replace(/^sid=s:|\..*$/g, ''),
    };
  });
  const { origin } = served;
  const bare = await site.serveBare(served.databaseUrl, 'bare-reads.ts', { pinned: true });
  const list = `${origin}/api/ads?limit=20`;
  const etag = (await fetch(list)).headers.get('etag')!;
  keepToOtherCore();
  const ours = (path: string, headers = {}, status = 200): Get => ({ origin, path, headers, status });
  const bares = (path: string, headers = {}): Get => ({ origin: bare.origin, path, headers, status: 200 });
  const reads: Read[] = [
    { what: 'Public list', ours: ours('/api/ads?limit=20'), bare: bares('/ads'), atLeast: 1 },
    { what: 'Participants', ours: ours('/api/participants'), bare: bares('/participants'), atLeast: 1 },
    {
      what: 'List, signed in',
      ours: ours('/api/ads?limit=20', { cookie }),
      bare: bares('/ads'),
      atLeast: 0.5,
    },
    {
      what: 'auth/me',
      ours: ours('/api/auth/me', { cookie }),
      bare: bares('/me', { 'x-sid': sid }),
      atLeast: 0.5,
    },
    {
      what: '304 against a fixed body',
      ours: ours('/api/ads?limit=20', { 'if-none-match': etag }, 304),
      bare: bares('/fixed'),
      atLeast: 0.5,
    },
  ];
  const goals: Goal[] = [];
  for (const read of reads) goals.push(...(await compare(read)));
  return goals;
}

async function compare({ what, ours, bare, atLeast }: Read): Promise<Goal[]> {
  const runs: { ours: Load; bare: Load }[] = [];
  // The first one warms both up.
  for (let round = 0; round <= ROUNDS; round++)
    runs.push({
      bare: await load(bare, CONNECTIONS, ROUND_MS),
      ours: await load(ours, CONNECTIONS, ROUND_MS),
    });
  const of = (whose: 'ours' | 'bare', figure: keyof Load) =>
    median(runs.slice(1).map((run) => run[whose][figure]));
  return [
    { what: `${what}, a second`, figure: of('ours', 'rate'), bare: of('bare', 'rate'), atLeast },
    { what: `${what}, p99 in ms`, figure: of('ours', 'p99'), bare: of('bare', 'p99'), atMost: 2 },
  ];
}
