/**
 * Real PostgreSQL and a real hardhat node for the tests: prints where they are as one line of JSON, and ends both when
 * its standard input closes, so that nothing stays behind however the tests end.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { root } from '../../../scripts/launcher/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
chmodSync(folder, 0o711);

const server = new PostgresServer(folder, 'only-for-tests');
const chainPort = await freePort();
const chain = spawn(
  join(root, 'node_modules', '.bin', 'hardhat'),
  ['node', '--hostname', '127.0.0.1', '--port', String(chainPort)],
  {
    cwd: join(root, 'contracts'),
    env: { ...process.env, HARDHAT_DISABLE_TELEMETRY: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const chainReady = new Promise<void>((resolve, reject) => {
  chain.stdout.on('data', (text: Buffer) => text.includes('Started HTTP') && resolve());
  chain.once('exit', () => reject(new Error('The hardhat node did not start')));
});
const postgres = await server.start();
await chainReady;
console.log(
  JSON.stringify({ databaseUrl: server.url, chainRpcUrl: `http://127.0.0.1:${chainPort}`, folder }),
);

async function end(): Promise<void> {
  chain.removeAllListeners('exit').kill('SIGKILL');
  await server.stop(postgres);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.stdin.on('end', end).resume();
process.on('SIGTERM', end).on('SIGINT', end);
