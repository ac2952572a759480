import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { identify } from './launcher/processes/process-identity.ts';
import { rpc } from './launcher/chain/rpc.ts';
import { until } from './testing/temporary.ts';
import { Trial } from './testing/trial.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const parts = ['api', 'chain', 'postgres'] as const;
const trial = await Trial.make();

test('Ctrl-C stops everything within ten seconds, and the next start finds all data again', async () => {
  const first = trial.start();
  await first.ready();
  const pids = parts.map((part) => trial.pidOf(part));
  await rpc(trial.chainUrl, 'anvil_setBalance', [account, '0x7']);
  const { starts } = await trial.ask();
  first.signalGroup('SIGINT');
  // What takes it longer ends it with another code.
  assert.equal(await first.ended, 0);
  assert.deepEqual(pids.map(identify), [null, null, null]);

  const second = trial.start();
  await second.ready();
  assert.equal((await trial.ask()).starts, starts + 1);
  assert.equal(await rpc(trial.chainUrl, 'eth_getBalance', [account, 'latest']), '0x7');
  assert.doesNotMatch(second.output, /Building|Deploying/);
  second.signalGroup('SIGINT');
  await second.ended;
});

test('a SIGTERM to npm alone stops everything', async () => {
  const start = trial.start();
  await start.ready();
  const pids = parts.map((part) => trial.pidOf(part));
  start.signalNpm('SIGTERM');
  await until('everything has stopped', () => pids.every((pid) => !identify(pid)));
});

test('a kill -9 of npm and the launcher loses nothing and leaves nothing running', async () => {
  const killed = trial.start();
  await killed.ready();
  const { starts } = await trial.ask();
  const orphans = parts.map((part) => trial.pidOf(part));
  await rpc(trial.chainUrl, 'anvil_setBalance', [account, '0x9']);
  killed.signalGroup('SIGKILL');
  await until('all that it left behind has stopped', () => orphans.every((pid) => !identify(pid)));

  const next = trial.start();
  await next.ready();
  assert.equal((await trial.ask()).starts, starts + 1);
  assert.equal(await rpc(trial.chainUrl, 'eth_getBalance', [account, 'latest']), '0x9');
  next.signalGroup('SIGINT');
  await next.ended;
});

test('what even the guard could not stop is not in the way of the next start', async () => {
  const killed = trial.start();
  await killed.ready();
  const { starts } = await trial.ask();
  const orphans = parts.map((part) => trial.pidOf(part));
  process.kill(trial.pidOf('guard'), 'SIGKILL');
  killed.signalGroup('SIGKILL');

  const next = trial.start();
  await next.ready();
  assert.deepEqual(orphans.map(identify), [null, null, null]);
  assert.equal((await trial.ask()).starts, starts + 1);
  next.signalGroup('SIGINT');
  await next.ended;
});

test('a part that is killed is started again by itself', async () => {
  const start = trial.start();
  await start.ready();
  const { starts } = await trial.ask();
  process.kill(trial.pidOf('api'), 'SIGKILL');
  await start.says('The API runs again.');
  assert.equal((await trial.ask()).starts, starts + 1);
  process.kill(trial.pidOf('postgres'), 'SIGKILL');
  process.kill(trial.pidOf('chain'), 'SIGKILL');
  await start.says('The database runs again.');
  await start.says('The local chain runs again.');
  assert.equal((await trial.ask()).starts, starts + 1);
  start.signalGroup('SIGINT');
  await start.ended;
});

test('two instances run from one clone, each with its DATA_DIR and ports; a second on the same DATA_DIR is refused', async () => {
  const one = trial.start();
  await one.ready();
  const refused = trial.start({ PORT: '1', CHAIN_PORT: '2' });
  assert.equal(await refused.ended, 1);
  assert.match(refused.output, /Another launcher \(process \d+\) already runs on .*\.data\. Stop it first/);

  const other = await Trial.make();
  const elsewhere = { DATA_DIR: join(trial.folder, '.data-two'), PORT: String(other.port) };
  const two = trial.start({ ...elsewhere, CHAIN_PORT: String(other.chainPort) });
  await two.ready();
  assert.equal((await other.ask()).starts, 1);
  for (const start of [one, two]) start.signalGroup('SIGINT');
  await Promise.all([one.ended, two.ended]);
});

test('a busy port is named, with the way out', async (context) => {
  const other = createServer().listen(trial.port, '127.0.0.1');
  context.after(() => other.close());
  const start = trial.start();
  assert.equal(await start.ended, 1);
  assert.match(
    start.output,
    new RegExp(`Port ${trial.port} is already in use.*PORT=${trial.port + 1} npm start`),
  );
});
