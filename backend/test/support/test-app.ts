import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { setUpApp } from '../../src/app.setup.js';
import { ChainLoop } from '../../src/chain/chain-loop.js';
import { isLocalChain } from '../../src/chain/chains.js';
import { ChainDeployment } from '../../src/chain/contracts/entities/chain-deployment.entity.js';
import { within } from '../../src/common/within.js';
import { type AppConfig, loadConfig } from '../../src/config/app-config.js';
import { EventFeed } from '../../src/events/event-feed.service.js';
import { Client } from './client.js';
import { eventually } from './eventually.js';
import { TestChain } from './test-chain.js';
import { createTestDatabase } from './test-database.js';
import { PagePatience } from '../../src/site/page-patience.js';

export const ADMIN = { username: 'admin', password: 'admin-password-for-tests' };

/** For tests that ask very much at once: nobody waits for a connection for longer than one is waited for. */
export const MANY_AT_ONCE = { DATABASE_POOL: '60' };

/** For tests that hold locks until several wait for them: the first of them does not give up before the last has come. */
export const PATIENT_STATEMENTS = {
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
  DATABASE_LOCK_TIMEOUT_MS: '60000',
};

/** How long a request waits to hear of what was written before it (ms): as long as it takes, where nothing is said. */
interface Hearing {
  patienceMs?: number;
}

/** The whole API on a database and a splitter of its own. */
export class TestApp {
  private constructor(
    readonly nest: NestExpressApplication,
    readonly config: AppConfig,
    readonly chain: TestChain,
    readonly url: string,
    private readonly hearing: Hearing,
  ) {}

  /** `env` overrides the configuration; `chain` replaces the home chain that would be started, `others` are followed too. */
  static async start(
    env: Record<string, string> = {},
    chain?: TestChain,
    others: readonly TestChain[] = [],
  ): Promise<TestApp> {
    const splitter = chain ?? (await TestChain.start());
    const nodes = others.map(({ chainId, rpcUrl }) => [`CHAIN_RPC_URL_${chainId}`, rpcUrl]);
    const all = { ...(Object.fromEntries(nodes) as Record<string, string>), ...env };
    const config = loadConfig(await testEnvironment(splitter, all));
    for (const each of [splitter, ...others]) each.writeRecord(config.dataDir);
    const hearing: Hearing = {};
    const nest = await startedApp(config, hearing);
    const { port } = nest.getHttpServer().address() as AddressInfo;
    await pastRead(nest);
    // What a page says is asked for, however long a busy machine draws it; but where that is tested.
    nest.get(PagePatience).ms = 60_000;
    return new TestApp(nest, config, splitter, `http://127.0.0.1:${port}`, hearing);
  }

  get dataSource(): DataSource {
    return this.nest.get(DataSource);
  }

  /** A browser without a session. */
  client(): Client {
    return new Client(this.url, this.config.publicUrl);
  }

  async admin(): Promise<Client> {
    const client = this.client();
    await client.post('/auth/login', ADMIN).expect(200);
    return client;
  }

  /** Writes the chain's record anew, and waits until what it names has been read: until then new ads and badges wait. */
  async takeRecord(): Promise<void> {
    this.chain.writeRecord(this.config.dataDir);
    await eventually(async () => {
      const read = await this.dataSource.manager.findBy(ChainDeployment, { pastRead: true });
      const known = new Set(read.map(({ address }) => address));
      if (!this.chain.addresses.every((address) => known.has(address)))
        throw new Error('Not every contract of the record is read yet');
    });
  }

  /** For tests that ask while nothing comes from the database, though no connection ends: requests do not wait for what cannot be heard. */
  expectSilence(): void {
    this.hearing.patienceMs = 250;
  }

  async stop(): Promise<void> {
    await this.nest.close();
    this.chain.close();
  }
}

/** Once more where a machine with much else to do lets no connection to the database be made in time, as whatever starts processes does. */
async function startedApp(
  config: AppConfig,
  hearing: Hearing,
  triesLeft = 3,
): Promise<NestExpressApplication> {
  const module = await Test.createTestingModule({ imports: [AppModule.forRoot(config)] }).compile();
  const nest = module.createNestApplication<NestExpressApplication>({
    bodyParser: false,
    bufferLogs: true,
  });
  await setUpApp(nest, config);
  hearFirst(nest, hearing);
  try {
    await nest.listen(0, '127.0.0.1');
    return nest;
  } catch (error) {
    await nest.close();
    if (triesLeft === 0 || !NOT_CONNECTED.test(String(error))) throw error;
    return startedApp(config, hearing, triesLeft - 1);
  }
}

/** New ads wait until the past of each chain was read, unless it cannot be: then whoever tests that is not to wait. */
async function pastRead(nest: NestExpressApplication): Promise<void> {
  const loop = nest.get(ChainLoop);
  await eventually(async () => {
    const unread = await nest.get(DataSource).manager.findBy(ChainDeployment, { pastRead: false });
    const waited = unread.filter(({ chainId }) => loop.failureOf(chainId) === undefined);
    if (waited.length > 0) throw new Error(`${waited[0]!.name} is not read yet`);
  });
}

/** As the driver says it to whoever waited for a connection, and to whoever was to have one of their own. */
const NOT_CONNECTED =
  /timeout exceeded when trying to connect|Connection terminated due to connection timeout/;

/**
 * Tests write into the database and ask at once, where the site has 200 ms to hear of what others wrote: every request waits
 * until that has been heard of, or the feed has lost its connection and memory is left alone.
 */
function hearFirst(nest: NestExpressApplication, hearing: Hearing): void {
  const server = nest.getHttpServer();
  const listeners = server.listeners('request') as RequestListener[];
  const handle = async (...exchange: Parameters<RequestListener>): Promise<void> => {
    const heard = nest.get(EventFeed).refresh();
    await (hearing.patienceMs === undefined ? heard : within(hearing.patienceMs, heard));
    for (const listener of listeners) listener(...exchange);
  };
  server.removeAllListeners('request').on('request', (...exchange) => void handle(...exchange));
}

/** What the API reads from the environment in tests. */
export async function testEnvironment(
  chain: TestChain,
  env: Record<string, string> = {},
): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-data-'));
  return {
    DATABASE_URL: await createTestDatabase(),
    CHAIN_RPC_URL: chain.rpcUrl,
    DATA_DIR: dataDir,
    // The records of public chains beside those of local ones; never the repository's.
    DEPLOYMENTS_DIR: join(dataDir, 'deployments'),
    ...(!isLocalChain(chain.chainId) && { OPERATOR_PRIVATE_KEY: chain.operatorKey }),
    SESSION_SECRET: 'a secret that only the tests know',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_REGISTRATIONS: '10000',
    // What is tried all over has its own tests: most make accounts by the dozen.
    ALTCHA: 'off',
    // Chains of tests do in moments what takes others hours: they are never left alone, but where that is tested.
    CHAIN_AWAKE_SECONDS: '1000000',
    LOG_LEVEL: 'fatal',
    ...env,
  };
}
