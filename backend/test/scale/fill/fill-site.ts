import type { Client } from 'pg';
import { bulkLoad } from '../../support/bulk-load.ts';
import { addParticipants } from '../../bench/bench-database.ts';
import { PARTICIPANTS } from '../sizes.ts';
import { type Filling, run } from './fill.ts';
import { fillAds, fillPayments } from './fill-money.ts';
import { fillAccounts, fillPeople } from './fill-people.ts';
import { fillUploads } from './fill-uploads.ts';
import { fillVotes } from './fill-votes.ts';

/** Fills a migrated database that the API has not seen yet; only what the API's own check of the books must not meet comes later. */
export async function fillSite(client: Client, filling: Filling): Promise<void> {
  const { rows } = filling.sizes;
  await bulkLoad(client, async () => {
    await run(client, fillAccounts(filling));
    await addParticipants(client, PARTICIPANTS);
    await run(client, [...fillAds(filling), ...fillPayments(filling), ...fillPeople(filling)]);
    await fillUploads(client, rows);
    await run(client, fillVotes(filling));
  });
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
}
