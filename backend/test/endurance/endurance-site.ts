import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiArguments } from '../../../scripts/launcher/api-arguments.ts';
import { ChainKeeper } from '../../../scripts/launcher/chain/chain-keeper.ts';
import { ensureContracts } from '../../../scripts/launcher/chain/contracts.ts';
import { LocalChain } from '../../../scripts/launcher/chain/local-chain.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { logFile, openLog } from '../../../scripts/launcher/processes/log-files.ts';
import { onShutDown, shutDown } from '../../../scripts/launcher/processes/shut-down.ts';
import { supervise } from '../../../scripts/launcher/processes/supervise.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { SESSION_SECRET } from '../bench/bench-database.ts';
import { CuttableProxy } from '../support/cuttable-proxy.ts';
import { memoryOf } from '../support/process-memory.ts';

const PROCESSES = 2;
const PATIENCE_MS = 60_000;
const CHAIN_ID = 31_337;
/** The second account of every local chain, as `npm start` has it. */
const OPERATOR_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const secrets = { databasePassword: 'only-for-endurance', sessionSecret: SESSION_SECRET, adminPassword: '' };

/** The embedded stack as `npm start` runs it, with two API processes whose connections can be slowed and cut. */
export class EnduranceSite {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly chainUrl: string;
  readonly database: CuttableProxy;
  readonly node: CuttableProxy;
  readonly env: Record<string, string>;
  readonly ports: number[] = [];
  readonly #processes: ChildProcess[] = [];

  private constructor(
    dataDir: string,
    databaseUrl: string,
    chainUrl: string,
    proxies: [CuttableProxy, CuttableProxy],
  ) {
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
    this.chainUrl = chainUrl;
    [this.database, this.node] = proxies;
    this.env = {
      DATA_DIR: dataDir,
      DATABASE_URL: this.database.url,
      CHAIN_RPC_URL: this.node.url,
      PUBLIC_RPC_URL: chainUrl,
      OPERATOR_PRIVATE_KEY: OPERATOR_KEY,
      SESSION_SECRET,
      SEED_DEMO: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    };
  }

  /** @param folder where the database lies, when it is not to be a folder of its own */
  static async start(folder = temporaryFolder()): Promise<EnduranceSite> {
    const postgres = new PostgresServer(folder, secrets.databasePassword);
    const chain = new LocalChain(folder, await freePort());
    await Promise.all([supervise(postgres), supervise(chain)]);
    onShutDown(new ChainKeeper(chain.url).start());
    const access = { rpcUrls: chain.url, rpcUrl: chain.url, chainId: CHAIN_ID };
    const infrastructure = { databaseUrl: postgres.url, homeChain: access, secondChain: null, secrets };
    await ensureContracts(folder, infrastructure, { DATABASE_URL: postgres.url, SEED_DEMO: '1' }, [1]);
    const proxies = [
      await CuttableProxy.before(postgres.url),
      await CuttableProxy.before(chain.url),
    ] as const;
    for (const proxy of proxies) onShutDown(() => proxy.close());
    const site = new EnduranceSite(folder, postgres.url, chain.url, [...proxies]);
    for (let index = 0; index < PROCESSES; index++) site.ports.push(await freePort());
    onShutDown(async () => site.killAll());
    for (const index of site.ports.keys()) await site.startApi(index);
    return site;
  }

  get splitter(): string {
    const file = join(this.dataDir, 'deployments', `${CHAIN_ID}.json`);
    const { splitters } = JSON.parse(readFileSync(file, 'utf8')) as { splitters: { address: string }[] };
    return splitters.at(-1)!.address;
  }

  async startApi(index: number): Promise<void> {
    // Where the database lies, as `npm start` has it: a full disk is full for both.
    const log = openLog(logFile(this.dataDir, `api-${index}`));
    this.#processes[index] = spawn(process.execPath, apiArguments(root), {
      cwd: root,
      env: { ...process.env, ...this.env, PORT: String(this.ports[index]) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers(`http://127.0.0.1:${this.ports[index]}/api/health`))) {
      if (Date.now() > deadline) throw new Error(`API process ${index} is not ready`);
      await delay(100);
    }
  }

  /** The larger of what its processes hold in memory now (bytes). */
  get memory(): number {
    return Math.max(...this.#processes.map(({ pid }) => memoryOf(pid!)));
  }

  async killApi(index: number): Promise<void> {
    const child = this.#processes[index]!;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Kill -9 of the process that the launcher's supervision starts again. */
  killPart(name: 'postgres' | 'chain'): void {
    const record = JSON.parse(readFileSync(join(this.dataDir, 'run', `${name}.json`), 'utf8')) as {
      pid: number;
    };
    process.kill(record.pid, 'SIGKILL');
  }

  killAll(): void {
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  stop(): Promise<void> {
    return shutDown();
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'endurance-'));
  chmodSync(folder, 0o711);
  onShutDown(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
