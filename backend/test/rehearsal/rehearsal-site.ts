import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { apiArguments } from '../../../scripts/launcher/api-arguments.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { LyingNode } from '../support/lying-node.ts';
import { Administrator } from './administrator.ts';
import { OPERATOR_KEY, type RehearsalChain } from './rehearsal-chain.ts';

const ADMIN = { username: 'admin', password: 'Rehearsal-veldt-Ounce-41' };
const PROCESSES = 2;
const NODES = 3;
const PATIENCE_MS = 60_000;

interface ApiProcess {
  port: number;
  process: ChildProcess | undefined;
}

/** Two API processes on one database, behind three nodes of which one or another lies. */
export class RehearsalSite {
  readonly nodes: LyingNode[];
  readonly database: Client;
  readonly env: Record<string, string>;
  readonly administrator: Administrator;
  readonly #apis: ApiProcess[];
  readonly #ends: (() => Promise<void>)[];

  private constructor(
    nodes: LyingNode[],
    database: Client,
    env: Record<string, string>,
    apis: ApiProcess[],
    ends: (() => Promise<void>)[],
  ) {
    this.nodes = nodes;
    this.database = database;
    this.env = env;
    this.#apis = apis;
    this.administrator = new Administrator(
      apis.map(({ port }) => port),
      ADMIN,
    );
    this.#ends = ends;
  }

  static async start(chain: RehearsalChain): Promise<RehearsalSite> {
    const folder = mkdtempSync(join(tmpdir(), 'rehearsal-site-'));
    chmodSync(folder, 0o711);
    const postgres = new PostgresServer(folder, 'only-for-rehearsals');
    const server = await postgres.start();
    const nodes = await Promise.all(Array.from({ length: NODES }, async () => LyingNode.before(chain.url)));
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      CHAIN_RPC_URL: nodes.map(({ url }) => url).join(','),
      DATA_DIR: chain.folder,
      DEPLOYMENTS_DIR: chain.folder,
      SESSION_SECRET: 'h3Q0mXn1s9vT5kZ8rB2wY7cJ4pL6dF0g',
      OPERATOR_PRIVATE_KEY: OPERATOR_KEY,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    };
    const apis: ApiProcess[] = [];
    for (let count = 0; count < PROCESSES; count++) apis.push({ port: await freePort(), process: undefined });
    const database = new Client(postgres.url);
    const site = new RehearsalSite(nodes, database, env, apis, [
      () => database.end(),
      () => postgres.stop(server),
      async () => rmSync(folder, { recursive: true, force: true }),
    ]);
    await database.connect();
    for (const index of apis.keys()) await site.startApi(index);
    await site.administrator.begin();
    return site;
  }

  async startApi(index: number): Promise<void> {
    const api = this.#apis[index]!;
    api.process = spawn(process.execPath, apiArguments(root), {
      cwd: root,
      env: { ...process.env, ...this.env, PORT: String(api.port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.#isHealthy(index))) {
      if (Date.now() > deadline) throw new Error(`API process ${index} is not ready`);
      await delay(100);
    }
  }

  async killApi(index: number): Promise<void> {
    const { process } = this.#apis[index]!;
    const ended = once(process!, 'exit');
    process!.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    for (const { process } of this.#apis) process?.kill('SIGKILL');
    for (const node of this.nodes) await node.close();
    for (const end of this.#ends) await end();
  }

  async #isHealthy(index: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.#apis[index]!.port}/api/health`).catch(() => null);
    return answer?.ok ?? false;
  }
}
