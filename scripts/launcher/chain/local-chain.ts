import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Child } from '../processes/child.ts';
import { stopOrphan } from '../processes/orphan.ts';
import { localChainId, secondChainId } from './chain-access.ts';
import { ChainSaver } from './chain-saver.ts';
import { ChainState } from './chain-state.ts';
import { capitalised, say } from '../console.ts';
import { LaunchError } from '../launch-error.ts';
import { recordedProcess } from '../processes/run-records.ts';
import { rpc } from './rpc.ts';
import type { Service } from '../processes/supervise.ts';

const stopping = { stopWith: 'SIGTERM', graceMs: 1_000 } as const;

/** Which of the instance's own chains. */
export interface LocalChainPart {
  chainId: number;
  /** Names its folder, its log and its record. */
  name: string;
  title: string;
}

export const firstChain: LocalChainPart = { chainId: localChainId, name: 'chain', title: 'the local chain' };
export const secondChain: LocalChainPart = {
  chainId: secondChainId,
  name: `chain-${secondChainId}`,
  title: 'the second local chain',
};
/** All parts, wanted in this run or not: a killed one may have had more. */
export const localChains = [firstChain, secondChain];

/** A chain of the instance's own: an anvil whose blocks, receipts and accounts outlive it. */
export class LocalChain implements Service {
  readonly title: string;
  readonly url: string;
  readonly #dataDir: string;
  readonly #port: number;
  readonly #part: LocalChainPart;
  readonly #state: ChainState;
  readonly #saver: ChainSaver;

  constructor(dataDir: string, port: number, part = firstChain) {
    this.title = part.title;
    this.#part = part;
    this.#dataDir = dataDir;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#state = new ChainState(join(dataDir, part.name));
    this.#saver = new ChainSaver(this.url, this.#state);
  }

  /** Saves and stops a chain that a killed launcher left behind. */
  static async stopOrphan(dataDir: string, part: LocalChainPart): Promise<void> {
    const orphan = recordedProcess(dataDir, part.name);
    // The port may be another now, and another instance's chain may listen on ours.
    if (orphan?.port) await new LocalChain(dataDir, orphan.port, part).#saver.stop();
    await stopOrphan(dataDir, part.name, stopping);
  }

  async start(): Promise<Child> {
    const saved = this.#state.candidates;
    for (const file of saved) {
      const child = await this.#startFrom(file);
      if (child) return child;
      say(`The saved local chain ${file} cannot be read.`);
    }
    const child = saved.length === 0 ? await this.#startFrom() : null;
    if (child) return child;
    throw new LaunchError(
      `${capitalised(this.title)} does not start; move ${this.#state.folder} away to begin a new one.`,
    );
  }

  async stop(child: Child): Promise<void> {
    await this.#saver.stop();
    await child.stop();
  }

  async #startFrom(file?: string): Promise<Child | null> {
    const child = launch({
      name: this.#part.name,
      command: anvilProgram(),
      // Without a limit, and without a cache folder of its own, it fills the home folder with the history of states.
      args: [
        ...['--quiet', '--host', '127.0.0.1', '--port', String(this.#port)],
        ...['--chain-id', String(this.#part.chainId)],
        ...['--prune-history', '256', '--cache-path', this.#state.folder],
        ...(file ? ['--load-state', file] : []),
      ],
      dataDir: this.#dataDir,
      port: this.#port,
      ...stopping,
    });
    if (!(await this.#ready(child))) return null;
    this.#saver.start();
    return child;
  }

  async #ready(child: Child): Promise<boolean> {
    while (child.running) {
      if (await rpc(this.url, 'eth_chainId').catch(() => null)) return child.running;
      await wait(20);
    }
    return false;
  }
}

// npm's `anvil` is a wrapper: a kill -9 of it would leave the real process behind, holding the port.
export function anvilProgram(): string {
  const require = createRequire(import.meta.url);
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const anvil = dirname(require.resolve('@foundry-rs/anvil/package.json'));
  const shipped = join(anvil, '..', `anvil-${process.platform}-${architecture}`, 'bin', 'anvil');
  // Where npm had no package for the platform, anvil's install script has put the program beside itself.
  const program = [shipped, join(anvil, 'anvil')].find((path) => existsSync(path));
  if (program) return program;
  throw new LaunchError(
    'There is no anvil for this platform: set CHAIN_RPC_URL, for example to `npm run chain`.',
  );
}
