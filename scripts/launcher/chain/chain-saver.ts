import type { ChainState } from './chain-state.ts';
import { say } from '../console.ts';
import { repeat } from '../repeat.ts';
import { rpc } from './rpc.ts';

const pauseMs = 200;

/** Saves a local chain after each new block, so that a kill -9 loses its last moment at most. */
export class ChainSaver {
  readonly #rpcUrl: string;
  readonly #state: ChainState;
  #savedBlock = '';
  #complained = false;
  #stop: (() => Promise<void>) | undefined;

  constructor(rpcUrl: string, state: ChainState) {
    this.#rpcUrl = rpcUrl;
    this.#state = state;
  }

  start(): void {
    this.#stop ??= repeat(pauseMs, () => this.#saveNewBlocks());
  }

  /** Saves for the last time. Always: a change of an account's balance makes no block. */
  async stop(): Promise<void> {
    await this.#stop?.();
    await this.#save();
  }

  async #saveNewBlocks(): Promise<void> {
    const head = await rpc<{ hash: string }>(this.#rpcUrl, 'eth_getBlockByNumber', ['latest', false]).catch(
      () => null,
    );
    if (head && head.hash !== this.#savedBlock && (await this.#save())) this.#savedBlock = head.hash;
  }

  async #save(): Promise<boolean> {
    try {
      await this.#state.save(this.#rpcUrl);
      this.#complained = false;
      return true;
    } catch (error) {
      if (!this.#complained)
        say(`A local chain could not be saved in ${this.#state.folder}: ${String(error)}`);
      this.#complained = true;
      return false;
    }
  }
}
