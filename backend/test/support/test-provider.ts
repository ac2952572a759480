import { JsonRpcProvider, type TransactionReceipt } from 'ethers';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** A node's provider that sees every block. */
export class TestProvider extends JsonRpcProvider {
  /** ethers' own misses a block that comes while it looks, and waits for the next one: a test that pays once would for ever. */
  override async waitForTransaction(hash: string): Promise<TransactionReceipt> {
    for (;;) {
      const receipt = await this.getTransactionReceipt(hash);
      if (receipt) return receipt;
      await delay(LOOK_EVERY_MS);
    }
  }
}
