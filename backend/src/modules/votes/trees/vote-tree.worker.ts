/**
 * Runs as a thread of its own, so that nobody waits for the hashing. Its imports name files as they are: tests run it from its source, which
 * Node does with nothing but the types taken out.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import { makeTree } from './make-tree.ts';
import { TreeTables } from './tree-tables.ts';

/** What the thread is told. */
export interface TreeOrder {
  month: string;
  databaseUrl: string;
  /** Statements that set the connection up. */
  settings: string;
}

const { month, databaseUrl, settings } = workerData as TreeOrder;
const client = new Client({
  connectionString: databaseUrl,
  application_name: 'future-change-makers: votes',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
});
// The query fails by it as well.
client.on('error', () => undefined);
await client.connect();
await client.query(settings);
parentPort!.postMessage(await makeTree(new TreeTables(client, month), month), []);
await client.end();
