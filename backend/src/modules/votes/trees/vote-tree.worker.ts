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
  /** How long a statement's answer is waited for (ms), as a connection that swallows it would hold everything up; 0 for ever. */
  answerMs: number;
}

const { month, databaseUrl, settings, answerMs } = workerData as TreeOrder;
const client = new Client({
  connectionString: databaseUrl,
  application_name: 'future-change-makers: votes',
  connectionTimeoutMillis: 10_000,
  query_timeout: answerMs,
  keepAlive: true,
});
// Otherwise one that the network swallowed would hold the tree's lock for two hours.
const KEEPALIVES =
  'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3';
// The query fails by it as well.
client.on('error', () => undefined);
await client.connect();
await client.query(`${settings}; ${KEEPALIVES}`);
parentPort!.postMessage(await makeTree(new TreeTables(client, month), month), []);
await client.end();
