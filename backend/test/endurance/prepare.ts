import { addVoters, signIn } from '../bench/bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import type { EnduranceSite } from './endurance-site.ts';
import type { Sights, User } from './users.ts';

/** Signed-in users with an ad each, and what there is to read: the demo season with more ads. */
export function prepare(
  { databaseUrl }: EnduranceSite,
  count: number,
): Promise<{ users: User[]; sights: Sights }> {
  return withDatabase(databaseUrl, async (client) => {
    const ids = await addVoters(client, count);
    await client.query(`UPDATE users SET role = 'user' WHERE id = ANY($1)`, [ids]);
    const { rows: ads } = await client.query<{ id: number; user_id: number }>(
      `INSERT INTO ads (user_id, title, description, category, status)
       SELECT owner, 'Solar lamps for night markets ' || owner, repeat('Rent a lamp by the evening. ', 5), 'technology', 'approved'
       FROM unnest($1::int[]) owner RETURNING id, user_id`,
      [ids],
    );
    const adOf = new Map(ads.map(({ id, user_id }) => [user_id, id]));
    const cookies = await signIn(client, ids);
    const { rows: participants } = await client.query<{ id: number }>(
      'SELECT id FROM participants WHERE is_active',
    );
    await client.query('ANALYZE');
    return {
      users: ids.map((id, index) => ({ id, cookie: cookies[index]!, adId: adOf.get(id)! })),
      sights: { participants: participants.map(({ id }) => id), ads: ads.map(({ id }) => id) },
    };
  });
}
