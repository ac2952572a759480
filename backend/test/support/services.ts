/**
 * Real PostgreSQL, and real hardhat nodes, or a PostgreSQL of their own, for whoever asks: prints where they are as one line of JSON, and ends all when
 * its standard input closes, so that nothing stays behind however the tests end. Each test file asks for a node of its
 * own, as one file's reorganisation would be another's.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { Pooler } from './pooler.ts';

// Hardhat is the contracts' and finds its configuration in the working directory.
process.chdir(join(root, 'contracts'));
const hardhat = createRequire(join(process.cwd(), 'package.json')).resolve('hardhat');
const { default: hre } = (await import(pathToFileURL(hardhat).href)) as typeof import('hardhat');

const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
chmodSync(folder, 0o711);
// Waiting for the disk guards against the end of the machine, which no test lives to see; kill -9 is not told apart.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  // Nobody follows: an index that is made is not written a second time.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // By default each of the hundreds of databases is visited once a minute; tests that need statistics ask for them.
  autovacuum_naptime: '10min',
  // Several applications a worker, some of them with many connections.
  max_connections: '200',
};
const server = new PostgresServer(folder, 'only-for-tests', settings);
const postgres = await server.start();
// POOLER=session has the API under test reach its databases as behind a pooler in that mode.
const mode = process.env.POOLER;
const pooler = mode ? await Pooler.before(server.url, mode, folder) : undefined;

/** `chainId`: what the node calls itself; `startedAt`: the time of its first block, in ms, after which its clock goes on. */
async function startChain(asked: URLSearchParams): Promise<string> {
  const chainId = Number(asked.get('chainId') ?? 31337);
  const startedAt = asked.get('startedAt');
  // A reverted transaction is mined like any other, as on a public chain.
  const override = {
    chainId,
    throwOnTransactionFailures: false,
    ...(startedAt && { initialDate: new Date(Number(startedAt)) }),
  };
  const node = await hre.network.createServer({ network: 'default', override }, '127.0.0.1', 0);
  const { address, port } = await node.listen();
  return `http://${address}:${port}`;
}

/** Of the kind for which neighbours' notices, which wake whoever listens in any database of a server, are to be none. */
async function startPostgres(): Promise<string> {
  const own = mkdtempSync(join(folder, 'own-'));
  chmodSync(own, 0o711);
  const another = new PostgresServer(own, 'only-for-tests', settings);
  const running = await another.start();
  others.push(() => another.stop(running));
  return another.url;
}
const others: (() => Promise<void>)[] = [];

const started = createServer((request, response) => {
  // A connection kept for the next file could close just as that one asks.
  response.setHeader('Connection', 'close');
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  (pathname === '/postgres' ? startPostgres() : startChain(searchParams)).then(
    (url) => response.end(url),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
started.listen(0, '127.0.0.1', () => {
  const { port } = started.address() as AddressInfo;
  const databases = { databaseUrl: server.url, pooledUrl: pooler?.url ?? server.url };
  console.log(JSON.stringify({ ...databases, chainsUrl: `http://127.0.0.1:${port}` }));
});

async function end(): Promise<void> {
  await pooler?.stop();
  await Promise.all(others.map(async (stop) => stop()));
  await server.stop(postgres);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.stdin.on('end', () => void end()).resume();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end());
