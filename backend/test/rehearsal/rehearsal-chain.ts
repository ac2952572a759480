import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { computeAddress, id, JsonRpcProvider, parseEther, parseUnits, toQuantity } from 'ethers';
import { root } from '../../../scripts/launcher/settings.ts';

export const CHAIN_ID = 97;

/** As fast as BNB Smart Chain makes them. */
const BLOCK_MS = 450;
const REORGANISED_BLOCKS = 4;
/** Deeper than what counts as final. */
const DEEP = 20;
const LOWEST_BASE_FEE = parseUnits('0.1', 'gwei');
const HIGHEST_BASE_FEE = parseUnits('20', 'gwei');

const keyOf = (who: string): string => id(`${who} of the rehearsal`);
export const OPERATOR_KEY = keyOf('the operator');
const DEPLOYER_KEY = keyOf('the deployer');
const COINS = toQuantity(parseEther('1000'));

/** A local chain that behaves like a public one: blocks in time, rising fees, and blocks that others take the place of. */
export class RehearsalChain {
  readonly url: string;
  readonly provider: JsonRpcProvider;
  /** Where the deployment is recorded. */
  readonly folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  blocks = 0;
  reorganisations = 0;
  deepReorganisations = 0;
  readonly #process: ChildProcess;
  #baseFee = LOWEST_BASE_FEE;
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();
  #mining: Promise<unknown> = Promise.resolve();

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
    this.provider = new JsonRpcProvider(url, CHAIN_ID, { staticNetwork: true, cacheTimeout: -1 });
  }

  static async start(): Promise<RehearsalChain> {
    const node = spawn(process.execPath, [join(import.meta.dirname, 'node.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface(node.stdout), 'line')) as [string];
    return new RehearsalChain(node, url);
  }

  /** As an operator would: `npm run deploy -w contracts -- 97`. */
  async deploy(adPrice: string): Promise<void> {
    for (const key of [DEPLOYER_KEY, OPERATOR_KEY]) await this.fund(computeAddress(key));
    await promisify(execFile)('npm', ['run', 'deploy', '-w', 'contracts', '--', String(CHAIN_ID)], {
      cwd: root,
      env: {
        ...process.env,
        ...{ CHAIN_RPC_URL: this.url, DATA_DIR: this.folder, DEPLOYMENTS_DIR: this.folder },
        ...{ DEPLOYER_PRIVATE_KEY: DEPLOYER_KEY, OPERATOR_PRIVATE_KEY: OPERATOR_KEY, AD_PRICE: adPrice },
        CONTRACT_ADMIN_ADDRESS: computeAddress(keyOf('the administrator')),
        FOUNDER_ADDRESS: computeAddress(keyOf('the founder')),
        PLATFORM_ADDRESS: computeAddress(keyOf('the platform')),
        // Nobody listens there: sources are verified on public chains only.
        SOURCIFY_URL: 'http://127.0.0.1:9',
      },
    });
  }

  async fund(address: string): Promise<void> {
    await this.provider.send('hardhat_setBalance', [address, COINS]);
  }

  /** Makes blocks until it is paused. */
  run(): void {
    this.#isRunning = true;
    this.#running = this.#makeBlocks();
  }

  async pause(): Promise<void> {
    this.#isRunning = false;
    await this.#running;
  }

  async mine(blocks = 1): Promise<void> {
    await this.provider.send('hardhat_mine', [toQuantity(blocks)]);
  }

  /** The last four blocks make room for others; whoever had a transaction in them sends it again. */
  async reorganise(sendAgain: () => Promise<void>): Promise<void> {
    await this.#replaceBlocks(REORGANISED_BLOCKS, sendAgain);
    this.reorganisations += 1;
  }

  /** Blocks that counted as final make room for others. */
  async reorganiseDeeply(sendAgain: () => Promise<void>): Promise<void> {
    await this.#replaceBlocks(DEEP, sendAgain);
    this.deepReorganisations += 1;
  }

  async #replaceBlocks(count: number, sendAgain: () => Promise<void>): Promise<void> {
    await this.#exclusively(async () => {
      const before = (await this.provider.send('evm_snapshot', [])) as string;
      for (let block = 0; block < count; block++) {
        await delay(BLOCK_MS);
        await this.#makeBlock();
      }
      await this.provider.send('evm_revert', [before]);
      await sendAgain();
      for (let block = 0; block <= count; block++) await this.#makeBlock();
    });
  }

  async stop(): Promise<void> {
    await this.pause();
    this.provider.destroy();
    this.#process.stdin?.end();
  }

  async #makeBlocks(): Promise<void> {
    while (this.#isRunning) {
      await this.#exclusively(async () => this.#makeBlock());
      await delay(BLOCK_MS);
    }
  }

  async #makeBlock(): Promise<void> {
    this.#baseFee = (this.#baseFee * 101n) / 100n;
    if (this.#baseFee > HIGHEST_BASE_FEE) this.#baseFee = HIGHEST_BASE_FEE;
    await this.provider.send('hardhat_setNextBlockBaseFeePerGas', [toQuantity(this.#baseFee)]);
    await this.provider.send('evm_mine', []);
    this.blocks += 1;
  }

  async #exclusively(work: () => Promise<void>): Promise<void> {
    const turn = this.#mining.then(work);
    this.#mining = turn.catch(() => undefined);
    await turn;
  }
}
