import type { Client } from 'pg';

/** What becomes of an ad's payment in the end. */
export type Ending = 'settled' | 'refunded' | 'confirmed';

/** Ads that wait for moderation, each of an owner with few of them. @returns their ids */
export async function addAds(database: Client, count: number): Promise<number[]> {
  const { rows: owners } = await database.query<{ id: number }>(
    `INSERT INTO users (username, email, password, role)
     SELECT 'owner' || n || '-' || $2, 'owner' || n || '-' || $2 || '@example.test', 'none', 'advertiser'
     FROM generate_series(1, $1) n RETURNING id`,
    [Math.ceil(count / 5), Date.now()],
  );
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO ads (user_id, title, description, category)
     SELECT ($2::int[])[1 + n % cardinality($2::int[])], 'An ad of the rehearsal', 'Long enough to describe it', 'Technology'
     FROM generate_series(1, $1) n RETURNING id`,
    [count, owners.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Seven of ten are approved, two rejected, and one waits. */
export function endingOf(adId: number): Ending {
  const place = adId % 10;
  if (place < 7) return 'settled';
  return place < 9 ? 'refunded' : 'confirmed';
}

const DECISIONS = {
  settled: { status: 'approved' },
  refunded: { status: 'rejected', reason: 'It was a rehearsal' },
} as const;

/** The moderator's decision that leads there; undefined where there is none yet. */
export function decisionFor(ending: Ending): object | undefined {
  return ending === 'confirmed' ? undefined : DECISIONS[ending];
}
