import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { syncFolder, writeDurably } from '../files.ts';
import { rpc } from './rpc.ts';

/** The saved states of a local chain: the newest, and the one before in case the newest cannot be read. */
export class ChainState {
  readonly folder: string;
  readonly #newest: string;
  readonly #previous: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#newest = join(this.folder, 'state.json');
    this.#previous = join(this.folder, 'state.previous.json');
  }

  /** The files to start from, best first. */
  get candidates(): string[] {
    return [this.#newest, this.#previous].filter((file) => existsSync(file));
  }

  /** Saves blocks, transactions, receipts and accounts of the running chain. */
  async save(rpcUrl: string): Promise<void> {
    // The node answers with gzip in hexadecimal, and wants plain JSON when it starts.
    const dump = await rpc<string>(rpcUrl, 'anvil_dumpState');
    const state = await promisify(gunzip)(Buffer.from(dump.slice(2), 'hex'));
    await mkdir(this.folder, { recursive: true });
    await writeDurably(`${this.#newest}.new`, state);
    if (existsSync(this.#newest)) await rename(this.#newest, this.#previous);
    await rename(`${this.#newest}.new`, this.#newest);
    await syncFolder(this.folder);
  }
}
