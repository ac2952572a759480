import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder, until } from '../../testing/temporary.ts';
import { freePort } from '../ports.ts';
import { killAll, type Child } from '../processes/child.ts';
import { ChainKeeper } from './chain-keeper.ts';
import { LocalChain } from './local-chain.ts';
import { blockNumber, rpc } from './rpc.ts';

after(killAll);

// The first two accounts of the mnemonic that every local chain uses.
const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('keeps transactions, receipts and block hashes over a stop and a start', async () => {
  const { chain, child } = await startChain();
  const receipt = await payMined(chain);
  await chain.stop(child);
  const again = await chain.start();
  assert.deepEqual(await receiptOf(chain, receipt.transactionHash), receipt);
  await chain.stop(again);
});

test('saves a transaction at once, so that a kill -9 a moment later does not lose it', async () => {
  const { chain, child, dataDir } = await startChain();
  const receipt = await payMined(chain);
  await until('the transaction is saved', () => stateOf(dataDir).includes(receipt.transactionHash));
  process.kill(child.pid, 'SIGKILL');
  await child.ended;
  const again = await chain.start();
  assert.deepEqual(await receiptOf(chain, receipt.transactionHash), receipt);
  await chain.stop(again);
});

test('starts from the state before when the newest cannot be read', async () => {
  const { chain, child, dataDir } = await startChain();
  const first = await pay(chain);
  await until('the first payment is saved', () => stateOf(dataDir).includes(first));
  const second = await pay(chain);
  await until('the second payment is saved', () => stateOf(dataDir).includes(second));
  process.kill(child.pid, 'SIGKILL');
  await child.ended;
  writeFileSync(stateFile(dataDir), '{"block":');
  const again = await chain.start();
  assert.equal((await receiptOf(chain, first)).transactionHash, first);
  assert.equal(await receiptOf(chain, second), null);
  await chain.stop(again);
});

test('refuses to begin a new chain in place of a saved one that cannot be read', async () => {
  const { chain, child, dataDir } = await startChain();
  await chain.stop(child);
  for (const name of ['state.json', 'state.previous.json']) writeFileSync(join(dataDir, 'chain', name), '');
  await assert.rejects(chain.start(), /does not start; move .* away/);
});

test('mines six blocks after a transaction, and then no more', async () => {
  const { chain, child } = await startChain();
  const stopKeeper = new ChainKeeper(chain.url).start();
  const { blockNumber: paidIn } = await payMined(chain);
  await until('six blocks follow', async () => (await blockNumber(chain.url)) === Number(paidIn) + 6);
  await assert.rejects(
    until('a seventh', async () => (await blockNumber(chain.url)) > Number(paidIn) + 6, 2_500),
  );
  await stopKeeper();
  await chain.stop(child);
});

interface Receipt {
  transactionHash: string;
  blockNumber: string;
}

async function startChain(): Promise<{ chain: LocalChain; child: Child; dataDir: string }> {
  const dataDir = temporaryFolder();
  const chain = new LocalChain(dataDir, await freePort());
  return { chain, child: await chain.start(), dataDir };
}

const pay = (chain: LocalChain): Promise<string> =>
  rpc(chain.url, 'eth_sendTransaction', [{ from: sender, to: receiver, value: '0x1' }]);

/** Pays and waits for the block: the chain answers with the hash a moment before it has mined. */
async function payMined(chain: LocalChain): Promise<Receipt> {
  const hash = await pay(chain);
  await until('the payment is mined', () => receiptOf(chain, hash));
  return receiptOf(chain, hash);
}

const receiptOf = (chain: LocalChain, hash: string): Promise<Receipt> =>
  rpc(chain.url, 'eth_getTransactionReceipt', [hash]);

const stateFile = (dataDir: string): string => join(dataDir, 'chain', 'state.json');

const stateOf = (dataDir: string): string => {
  try {
    return readFileSync(stateFile(dataDir), 'utf8');
  } catch {
    return '';
  }
};
