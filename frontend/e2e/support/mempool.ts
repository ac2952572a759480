import { expect } from '@playwright/test';
import { chain } from './contracts';

const CONFIRMATIONS = 6;

/** From now on transactions wait, as on a public network. Begins when nothing on the chain awaits confirmations. */
export async function holdBlocks(): Promise<void> {
  await expect.poll(isQuiet).toBe(true);
  await chain.send('evm_setAutomine', [false]);
}

/** Puts what waits into a block, and mines at once from then on. */
export async function mineBlocks(): Promise<void> {
  await chain.send('evm_setAutomine', [true]);
  await chain.send('evm_mine', []);
}

/** Every node forgets what waits. */
export const dropTransactions = (): Promise<unknown> => chain.send('anvil_dropAllTransactions', []);

async function isQuiet(): Promise<boolean> {
  const head = await chain.getBlockNumber();
  const latest = Array.from({ length: CONFIRMATIONS }, (_, back) => chain.getBlock(head - back));
  return (await Promise.all(latest)).every((block) => block?.transactions.length === 0);
}
