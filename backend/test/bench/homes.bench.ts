import { addAdmin, addAds, addParticipants, addPastVotes, addVoters, signIn } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import type { BenchSite } from './bench-site.ts';
import { type Ask, callsOf, compareFewAndMany } from './few-and-many.ts';
import type { Goal } from './report.ts';

const FEW = 100;
const MANY = 100_000;
const CALLS = 60;

/** However much there is, so many rows have each of the words that are looked for. */
const RARE = 10;
const WORDS = callsOf(CALLS);

const HOMES = ['viewer', 'advertiser', 'admin'] as const;

interface Target {
  origin: string;
  cookies: Record<(typeof HOMES)[number], string>;
}

/** Homes and the site's search among 100,000 ads, accounts, votes and follows against among 100. */
export async function benchHomes(site: BenchSite): Promise<Goal[]> {
  const few = await prepare(site, 'homes_few', FEW);
  const many = await prepare(site, 'homes_many', MANY);
  const goals: Goal[] = [];
  for (const home of HOMES) {
    const ask = ({ origin, cookies }: Target): Ask => ({
      url: `${origin}/api/homes/${home}`,
      headers: { cookie: cookies[home] },
    });
    goals.push(await compareFewAndMany({ what: `Home of ${home}`, ask, few, many, calls: CALLS }));
  }
  const search = { what: 'Search of the site for a rare word', ask: searches(), few, many, calls: CALLS };
  return [...goals, await compareFewAndMany(search)];
}

async function prepare(site: BenchSite, name: string, count: number): Promise<Target> {
  const served = await site.serveApi(name, { env: { TRUST_PROXY: '1' } });
  const cookies = await withDatabase(served.databaseUrl, async (client) => {
    await addParticipants(client, 9);
    const voters = await addVoters(client, count);
    const [owner = 0] = voters;
    await addAds(client, owner, 100);
    // Of others, whose own homes tell of them.
    await addAds(client, voters[1]!, count - 100);
    await client.query(
      `INSERT INTO progress_updates (participant_id, month, title, description)
       SELECT person, month, 'Lamp ' || month, repeat('We built a lamp. ', 10) FROM generate_series(1, 9) person, generate_series(1, 12) month`,
    );
    await client.query(
      `UPDATE ads SET title = 'Found', description = (SELECT string_agg('xylophone' || n || 'x', ' ') FROM generate_series(1, $1::integer) n)
       WHERE id <= $2`,
      [WORDS, RARE],
    );
    await client.query(
      `INSERT INTO follows (user_id, participant_id) SELECT voter, 1 + voter % 9 FROM unnest($1::int[]) voter`,
      [voters],
    );
    await addPastVotes(client, voters, count);
    const [viewer, advertiser, admin] = await signIn(client, [voters[2]!, owner, await addAdmin(client)]);
    return { viewer: viewer!, advertiser: advertiser!, admin: admin! };
  });
  return { origin: served.origin, cookies };
}

/** Each for a word of its own and from a network of its own, as answers are kept and a network may ask so much. */
function searches(): (target: Target) => Ask {
  const asked = new Map<Target, number>();
  return (target) => {
    const nth = (asked.get(target) ?? 0) + 1;
    asked.set(target, nth);
    return {
      url: `${target.origin}/api/search?q=xylophone${nth}x`,
      headers: { 'x-forwarded-for': `10.0.${nth % 250}.1` },
    };
  };
}
