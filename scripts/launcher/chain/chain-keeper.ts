import { repeat } from '../repeat.ts';
import { blockNumber, rpc } from './rpc.ts';

/** Blocks that have to follow a transaction's block until nobody waits for a confirmation of it any more. */
const confirmations = 6;
const blockTimeMs = 1_000;

/**
 * A local chain mines only when there is a transaction, so that a payment would wait for its confirmations for ever.
 * The keeper mines a block a second while a confirmation is awaited. It never mines without need: idle blocks would
 * fill the saved state.
 */
export class ChainKeeper {
  readonly #rpcUrl: string;
  #seenBlock: number | null = null;
  #lastTransactionBlock = -confirmations;

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl;
  }

  /** @returns stops it */
  start(): () => Promise<void> {
    // A chain that is away is looked for again a second later.
    return repeat(blockTimeMs, () => this.#mineIfAwaited().catch(() => undefined));
  }

  async #mineIfAwaited(): Promise<void> {
    const head = await blockNumber(this.#rpcUrl);
    await this.#look(head);
    if (head - this.#lastTransactionBlock < confirmations) await rpc(this.#rpcUrl, 'evm_mine');
  }

  async #look(head: number): Promise<void> {
    // A head below the seen one: the chain was started again and lost its last blocks.
    const restarted = this.#seenBlock === null || head < this.#seenBlock;
    const first = restarted ? head - confirmations + 1 : (this.#seenBlock ?? 0) + 1;
    if (restarted) this.#lastTransactionBlock = -confirmations;
    for (let block = Math.max(first, 0); block <= head; block++) {
      if (await this.#holdsTransaction(block)) this.#lastTransactionBlock = block;
    }
    this.#seenBlock = head;
  }

  async #holdsTransaction(block: number): Promise<boolean> {
    const parameters = [`0x${block.toString(16)}`];
    return Number(await rpc<string>(this.#rpcUrl, 'eth_getBlockTransactionCountByNumber', parameters)) > 0;
  }
}
