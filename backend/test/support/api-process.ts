import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { apiArguments } from '../../../scripts/launcher/api-arguments.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { Client } from './client.js';
import { eventually } from './eventually.js';
import { testEnvironment } from './test-app.js';
import { TestChain } from './test-chain.js';
import { openDatabase } from './test-database.js';

/** A busy machine loads a thousand modules slowly. */
const LONGEST_START_MS = 120_000;

const ROOT = join(__dirname, '../../..');

/** The built API as a process of its own, which can be killed like one (`npm run build -w backend` comes first). */
export class ApiProcess {
  private process: ChildProcess | undefined;
  private written = '';

  private constructor(
    readonly chain: TestChain,
    readonly dataSource: DataSource,
    readonly env: Record<string, string>,
    readonly url: string,
  ) {}

  /** `given` and `changes` let several processes share a chain and a database. */
  static async prepare(given?: TestChain, changes: Record<string, string> = {}): Promise<ApiProcess> {
    const chain = given ?? (await TestChain.start());
    const port = await freePort();
    const env = await testEnvironment(chain, { PORT: String(port), ...changes });
    chain.writeRecord(env.DATA_DIR!);
    const dataSource = await openDatabase(env.DATABASE_URL!);
    return new ApiProcess(chain, dataSource, env, `http://127.0.0.1:${port}`);
  }

  client(): Client {
    return new Client(this.url, this.env.PUBLIC_URL);
  }

  /**
   * `ready: false` where it is expected to answer without being healthy; `log` is the file that takes what it writes, of which nothing
   * is known here then.
   */
  async start({ ready = true, log }: { ready?: boolean; log?: string } = {}): Promise<void> {
    this.process = spawn(process.execPath, apiArguments(ROOT), {
      cwd: ROOT,
      env: { ...process.env, ...this.env },
      stdio: log ? ['inherit', openSync(log, 'a'), openSync(log, 'a')] : ['inherit', 'pipe', 'pipe'],
    });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.written += text));
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
      process.stderr.write(text);
    });
    await eventually(async () => (ready ? this.assertReady() : this.assertListening()), LONGEST_START_MS);
  }

  private async assertListening(): Promise<void> {
    await fetch(`${this.url}/api/health`);
  }

  private async assertReady(): Promise<void> {
    const response = await fetch(`${this.url}/api/health`);
    if (!response.ok) throw new Error(await response.text());
  }

  get pid(): number {
    return this.process!.pid!;
  }

  /** All that it has written, to either end. */
  get text(): string {
    return this.written;
  }

  /** What it has logged; LOG_LEVEL is fatal unless the test says otherwise. */
  get log(): Record<string, unknown>[] {
    // What follows the last end of a line may be half of one.
    const lines = this.text.slice(0, this.text.lastIndexOf('\n') + 1).split('\n');
    const isWhole = (line: string): boolean => line.startsWith('{') && line.endsWith('}');
    return lines.filter(isWhole).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Tells it to end, as whoever runs it does. @returns once it has, by which signal or with which code */
  async terminate(): Promise<string | number> {
    const ended = once(this.process!, 'exit') as Promise<[number | null, string | null]>;
    this.process!.kill('SIGTERM');
    const [code, signal] = await ended;
    return signal ?? code!;
  }

  async killAfter(milliseconds: number): Promise<void> {
    await delay(milliseconds);
    const ended = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    const { exitCode, signalCode } = this.process ?? {};
    if (exitCode === null && signalCode === null) await this.killAfter(0);
    await this.dataSource.destroy();
    this.chain.close();
  }
}
