import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { blockNumber, rpc } from './launcher/chain/rpc.ts';
import { identify } from './launcher/processes/process-identity.ts';
import { until } from './testing/temporary.ts';
import { Trial, type Start } from './testing/trial.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const parts = ['api', 'chain', 'chain-31338', 'postgres'] as const;
const trial = await Trial.make();

const startBoth = async (env = {}): Promise<Start> => {
  const start = trial.start({ CHAINS: '2', ...env });
  await start.ready();
  return start;
};
const stop = async (start: Start): Promise<void> => {
  start.signalGroup('SIGINT');
  assert.equal(await start.ended, 0);
};
const balances = () =>
  Promise.all(
    [trial.chainUrl, trial.secondChainUrl].map((url) => rpc(url, 'eth_getBalance', [account, 'latest'])),
  );
const recordOf = (chainId: number): string =>
  readFileSync(join(trial.dataDir, 'deployments', `${chainId}.json`), 'utf8');

test('one chain is all that runs unless two are wanted', async () => {
  const start = trial.start();
  await start.ready();
  assert.equal((await trial.ask()).chains.CHAIN_RPC_URL_31338, undefined);
  await assert.rejects(blockNumber(trial.secondChainUrl));
  await stop(start);
});

test('CHAINS=2 runs a second chain with contracts of its own, which the API is told of', async () => {
  const start = await startBoth({ OPERATOR_PRIVATE_KEY_31338: '0x02' });
  assert.equal(Number(await rpc(trial.secondChainUrl, 'eth_chainId')), 31_338);
  const { chains } = await trial.ask();
  assert.equal(chains.CHAIN_RPC_URL, trial.chainUrl);
  assert.equal(chains.CHAIN_RPC_URL_31338, trial.secondChainUrl);
  assert.equal(chains.PUBLIC_RPC_URL_31338, trial.secondChainUrl);
  assert.equal(chains.OPERATOR_PRIVATE_KEY_31338, '0x02');
  const { splitters } = JSON.parse(recordOf(31_338)) as { splitters: { address: string }[] };
  assert.notEqual(await rpc(trial.secondChainUrl, 'eth_getCode', [splitters[0]?.address, 'latest']), '0x');
  await stop(start);
});

test('the second chain is kept over a stop and a start, contracts and all', async () => {
  const first = await startBoth();
  const record = recordOf(31_338);
  await rpc(trial.chainUrl, 'anvil_setBalance', [account, '0x7']);
  await rpc(trial.secondChainUrl, 'anvil_setBalance', [account, '0x8']);
  await stop(first);
  const second = await startBoth();
  assert.deepEqual(await balances(), ['0x7', '0x8']);
  assert.equal(recordOf(31_338), record);
  await stop(second);
});

test('the second chain mines six blocks after a transaction', async () => {
  const start = await startBoth();
  const before = await blockNumber(trial.secondChainUrl);
  await rpc(trial.secondChainUrl, 'eth_sendTransaction', [{ from: sender, to: account, value: '0x1' }]);
  await until('six follow', async () => (await blockNumber(trial.secondChainUrl)) >= before + 7);
  await stop(start);
});

test('a kill -9 of npm and the launcher loses nothing of either chain and leaves none running', async () => {
  const killed = await startBoth();
  const orphans = parts.map((part) => trial.pidOf(part));
  await rpc(trial.chainUrl, 'anvil_setBalance', [account, '0x9']);
  await rpc(trial.secondChainUrl, 'anvil_setBalance', [account, '0xa']);
  killed.signalGroup('SIGKILL');
  await until('all that it left behind has stopped', () => orphans.every((pid) => !identify(pid)));
  const next = await startBoth();
  assert.deepEqual(await balances(), ['0x9', '0xa']);
  await stop(next);
});

test('a second chain that even the guard could not stop is not in the way of a start with one chain', async () => {
  const killed = await startBoth();
  const orphans = parts.map((part) => trial.pidOf(part));
  await rpc(trial.secondChainUrl, 'anvil_setBalance', [account, '0xb']);
  process.kill(trial.pidOf('guard'), 'SIGKILL');
  killed.signalGroup('SIGKILL');
  const next = trial.start();
  await next.ready();
  assert.deepEqual(orphans.map(identify), [null, null, null, null]);
  await stop(next);
  const both = await startBoth();
  assert.equal((await balances())[1], '0xb');
  await stop(both);
});

test('a second chain that is killed is started again by itself', async () => {
  const start = await startBoth();
  process.kill(trial.pidOf('chain-31338'), 'SIGKILL');
  await start.says('The second local chain runs again.');
  assert.equal(Number(await rpc(trial.secondChainUrl, 'eth_chainId')), 31_338);
  await stop(start);
});

test('a busy port of the second chain and a strange number of chains are named', async () => {
  const same = trial.start({ CHAINS: '2', CHAIN2_PORT: String(trial.chainPort) });
  assert.equal(await same.ended, 1);
  assert.match(same.output, /CHAIN_PORT and CHAIN2_PORT are both \d+/);
  const many = trial.start({ CHAINS: 'many' });
  assert.equal(await many.ended, 1);
  assert.match(many.output, /CHAINS is the number of local chains, 1 or 2, not 'many'/);
});
