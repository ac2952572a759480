import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LocalChain } from './launcher/chain/local-chain.ts';
import { rpc } from './launcher/chain/rpc.ts';
import { freePort } from './launcher/ports.ts';
import { killAll } from './launcher/processes/child.ts';
import { temporaryFolder, until } from './testing/temporary.ts';
import { Trial, type Start } from './testing/trial.ts';

after(killAll);

interface DeploymentRecord {
  splitters: { address: string; version: number }[];
  badges: { address: string; season?: number }[];
}

const deadNode = 'http://127.0.0.1:9';

const stop = async (start: Start): Promise<void> => {
  start.signalGroup('SIGINT');
  await start.ended;
};
const recordFile = (trial: Trial): string => join(trial.dataDir, 'deployments', '31337.json');
const recordOf = (trial: Trial) => JSON.parse(readFileSync(recordFile(trial), 'utf8')) as DeploymentRecord;
const writeRecord = (trial: Trial, record: object): void =>
  writeFileSync(recordFile(trial), JSON.stringify(record));

async function startOnce(trial: Trial, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const start = trial.start(env);
  await start.ready();
  await stop(start);
}

test('a chain whose contracts are of an earlier version gets the current ones at the next start', async () => {
  const trial = await Trial.make();
  await startOnce(trial);
  const { splitters } = recordOf(trial);
  const [contract] = splitters;
  assert.equal(contract?.version, 2);
  await startOnce(trial);
  assert.deepEqual(recordOf(trial).splitters, splitters);

  // As it was recorded while each contract had one version.
  const { address } = contract;
  const byName = { AdPaymentSplitter: { address }, ChallengeBadge: { address }, VoteRegistry: { address } };
  for (const earlier of [byName, { ...recordOf(trial), splitters: [{ address, version: 1 }] }]) {
    writeRecord(trial, earlier);
    await startOnce(trial);
    const [current] = recordOf(trial).splitters;
    assert.equal(current?.version, 2);
    assert.notEqual(current.address, address);
  }
});

test('each season has badges of its own, also one that is planned while the site runs', async () => {
  const trial = await Trial.make();
  const seasonsOf = () => recordOf(trial).badges.map(({ season }) => season);
  const start = trial.start();
  await start.ready();
  assert.deepEqual(seasonsOf(), [1]);
  await fetch(`http://127.0.0.1:${trial.port}/api/seasons`);
  await until('the second season has badges', () => seasonsOf().length === 2);
  assert.deepEqual(seasonsOf(), [1, 2]);
  await stop(start);

  const { badges } = recordOf(trial);
  writeRecord(trial, { ...recordOf(trial), badges: badges.slice(0, 1) });
  await startOnce(trial);
  assert.deepEqual(seasonsOf(), [1, 2]);
});

test('a list of nodes goes to the API as it is, while the launcher uses the first that answers', async (context) => {
  const node = new LocalChain(temporaryFolder(), await freePort());
  const child = await node.start();
  context.after(() => node.stop(child));
  const trial = await Trial.make();
  const list = `${deadNode}, ${node.url}`;
  const start = trial.start({ CHAIN_RPC_URL: list });
  await start.ready();
  const { chains } = await trial.ask();
  assert.equal(chains.CHAIN_RPC_URL, list);
  assert.equal(chains.PUBLIC_RPC_URL, node.url);
  const [splitter] = recordOf(trial).splitters;
  assert.notEqual(await rpc(node.url, 'eth_getCode', [splitter?.address, 'latest']), '0x');
  await stop(start);
});
