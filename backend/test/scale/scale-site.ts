import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Contract, JsonRpcProvider } from 'ethers';
import { apiArguments } from '../../../scripts/launcher/api-arguments.ts';
import { ensureContracts } from '../../../scripts/launcher/chain/contracts.ts';
import { anvilProgram } from '../../../scripts/launcher/chain/local-chain.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { onShutDown } from '../../../scripts/launcher/processes/shut-down.ts';
import { supervise } from '../../../scripts/launcher/processes/supervise.ts';
import { loadSecrets } from '../../../scripts/launcher/secrets.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { SESSION_SECRET } from '../bench/bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { ChainStandIn } from './chain-stand-in.ts';
import type { Filling } from './fill/fill.ts';
import { fillSite } from './fill/fill-site.ts';
import { blockHash, FilledChain, type Payees, splitter } from './filled-chain.ts';
import type { Sizes } from './sizes.ts';

export const CHAIN_ID = 31_337;
/** So many make a block final, and one more. */
const CONFIRMATIONS = 8;
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;
const run = promisify(execFile);
const dist = (file: string): string => join(root, 'backend', 'dist', file);

/** The database, the chain and the API of so many rows: a DATA_DIR as `npm start` has one. */
export class ScaleSite {
  readonly sizes: Sizes;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly origin: string;
  /** Of the real node. */
  readonly chainUrl: string;
  readonly filling: Filling;
  readonly env: NodeJS.ProcessEnv;
  #api: ChildProcess | undefined;

  private constructor(
    sizes: Sizes,
    dataDir: string,
    databaseUrl: string,
    node: { url: string; standIn: string },
    filling: Filling,
    port: number,
  ) {
    this.sizes = sizes;
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
    this.chainUrl = node.url;
    this.filling = filling;
    this.origin = `http://127.0.0.1:${port}`;
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CHAIN_RPC_URL: node.standIn,
      DATA_DIR: dataDir,
      // What another run has read of its chain, which looks the same, is nothing for this one.
      AUDIT_DIR: join(dataDir, 'audit'),
      SESSION_SECRET,
      // Whoever measures comes from as many networks as there are people.
      TRUST_PROXY: '1',
      ALTCHA: 'off',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    };
  }

  /** Filled, with its contracts on a chain; nobody has looked at it yet. */
  static async filled(sizes: Sizes): Promise<ScaleSite> {
    const dataDir = temporaryFolder();
    const postgres = new PostgresServer(dataDir, (await loadSecrets(dataDir)).databasePassword);
    await supervise(postgres);
    await run(process.execPath, [dist('migrate.js')], {
      env: { ...process.env, DATABASE_URL: postgres.url },
    });
    const url = await startNode(dataDir, FilledChain.lastBlockOf(sizes.rows) + 1);
    const chain = await deployOn(url, dataDir, postgres.url, sizes.rows);
    const standIn = await ChainStandIn.before(url, chain);
    onShutDown(() => standIn.close());
    const filling = { sizes, chain, chainId: CHAIN_ID };
    await withDatabase(postgres.url, (client) => fillSite(client, filling));
    const node = { url, standIn: standIn.url };
    return new ScaleSite(sizes, dataDir, postgres.url, node, filling, await freePort());
  }

  get splitter(): string {
    return this.filling.chain.address;
  }

  async startApi(): Promise<void> {
    const log = openSync(join(this.dataDir, 'api.log'), 'a');
    this.#api = spawn(process.execPath, apiArguments(root), {
      cwd: root,
      env: this.env,
      stdio: ['ignore', log, log],
    });
    onShutDown(async () => this.stopApi());
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isThere(`${this.origin}/api/live`))) {
      if (Date.now() > deadline || this.#api.exitCode !== null)
        throw new Error(`The API does not start: ${readFileSync(join(this.dataDir, 'api.log'), 'utf8')}`);
      await delay(LOOK_MS);
    }
  }

  async stopApi(): Promise<void> {
    const api = this.#api;
    this.#api = undefined;
    if (!api || api.exitCode !== null) return;
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
  }

  /** Makes everything final that is in a block. */
  async mine(): Promise<void> {
    await mine(this.chainUrl);
  }

  /** Runs a built command with the settings of the API. @returns what it printed. @throws where it fails */
  async command(file: string): Promise<string> {
    return (await run(process.execPath, [dist(file)], { env: this.env, maxBuffer: 100_000_000 })).stdout;
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  // The account of PostgreSQL has to come through.
  chmodSync(folder, 0o711);
  onShutDown(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param first its first block: those before are told by the stand-in. @returns its address */
async function startNode(dataDir: string, first: number): Promise<string> {
  const port = await freePort();
  const args = ['--quiet', '--port', String(port), '--chain-id', String(CHAIN_ID), '--number', String(first)];
  const node = spawn(
    anvilProgram(),
    [...args, '--prune-history', '256', '--cache-path', join(dataDir, 'anvil')],
    {
      stdio: 'ignore',
    },
  );
  onShutDown(async () => void node.kill());
  const url = `http://127.0.0.1:${port}`;
  while (!(await isThere(url))) await delay(LOOK_MS);
  return url;
}

/** The contracts, of which the splitter is recorded as if it had stood there from the first block on. */
async function deployOn(
  url: string,
  dataDir: string,
  databaseUrl: string,
  payments: number,
): Promise<FilledChain> {
  const access = { rpcUrls: url, rpcUrl: url, chainId: CHAIN_ID };
  const secrets = await loadSecrets(dataDir);
  // Roots are taken of all months that are to be fixed.
  process.env.FIRST_MONTH = '2025-01';
  await ensureContracts(
    dataDir,
    { databaseUrl, homeChain: access, secondChain: null, secrets },
    { DATABASE_URL: databaseUrl },
    [1],
  );
  await mine(url);
  const file = join(dataDir, 'deployments', `${CHAIN_ID}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { splitters: { address: string }[] };
  const newest = record.splitters.at(-1)!;
  Object.assign(newest, { block: 1, blockHash: blockHash(1) });
  writeFileSync(file, JSON.stringify(record));
  const { payees, price } = await termsOf(url, newest.address);
  return new FilledChain(payments, newest.address, payees, price);
}

async function termsOf(url: string, address: string): Promise<{ payees: Payees; price: bigint }> {
  const provider = new JsonRpcProvider(url, CHAIN_ID, { staticNetwork: true });
  const contract = new Contract(address, splitter, provider);
  const ask = async <T>(name: string): Promise<T> => (await contract.getFunction(name).staticCall()) as T;
  const payees = { founder: await ask<string>('founder'), platform: await ask<string>('platform') };
  const price = await ask<bigint>('adPrice');
  provider.destroy();
  return { payees, price };
}

async function mine(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const params = [`0x${CONFIRMATIONS.toString(16)}`];
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params });
  await fetch(url, { method: 'POST', headers, body });
}

const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
