import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { LaunchError } from '../launch-error.ts';
import { lastLines, logFile, openLog } from './log-files.ts';
import { signalGroup, stopGroup, type Stopping } from './process-group.ts';
import { forgetProcess, recordProcess } from './run-records.ts';
import { isShuttingDown, onShutDown } from './shut-down.ts';

/** How to run one process of an instance. */
export interface Launch extends Stopping {
  /** Names its log and its record: `logs/<name>.log`, `run/<name>.json`. */
  name: string;
  command: string;
  args: string[];
  dataDir: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The user to run as, where that is not the launcher's own. */
  account?: { uid: number; gid: number } | null;
  /** Where it listens, if the next start has to know. */
  port?: number;
  /** Shows its output on the console, for somebody who works on it, instead of keeping it in a log. */
  visible?: boolean;
  /** Gives it a pipe from the launcher, whose end tells it that the launcher has ended. */
  watchesLauncher?: boolean;
}

const living = new Set<Child>();

/**
 * A process of this instance. It leads a process group of its own, so that a Ctrl-C in the terminal reaches the
 * launcher alone, which then stops its processes in their order.
 */
export class Child {
  readonly launch: Launch;
  readonly pid: number;
  /** Resolves, in words, when the process has ended. */
  readonly ended: Promise<string>;
  #running = true;

  constructor(launch: Launch, process: ChildProcess, pid: number) {
    this.launch = launch;
    this.pid = pid;
    living.add(this);
    this.ended = once(process, 'exit').then((exit: unknown[]) => {
      const [code, signal] = exit as [number | null, NodeJS.Signals | null];
      this.#running = false;
      living.delete(this);
      forgetProcess(launch.dataDir, launch.name);
      return signal ? `signal ${signal}` : `exit code ${code}`;
    });
  }

  get running(): boolean {
    return this.#running;
  }

  async stop(): Promise<void> {
    if (this.#running) await stopGroup(this.pid, this.ended, this.launch);
  }

  kill(): void {
    signalGroup(this.pid, 'SIGKILL');
  }

  /** What its log says last, and where the log is. */
  get lastWords(): string {
    if (this.launch.visible) return '  Its output stands above.';
    const file = logFile(this.launch.dataDir, this.launch.name);
    return `${lastLines(file)}\n  The whole log: ${file}`;
  }
}

/** Starts a process; its output goes to its log. */
export function launch(spec: Launch): Child {
  if (isShuttingDown()) throw new LaunchError(`Not starting ${spec.name}: shutting down.`);
  const log = openLog(logFile(spec.dataDir, spec.name));
  const { cwd, env, account } = spec;
  const output = spec.visible ? 'inherit' : log;
  const child = spawn(spec.command, spec.args, {
    cwd,
    env,
    ...account,
    detached: true,
    stdio: [spec.watchesLauncher ? 'pipe' : 'ignore', output, output],
  });
  closeSync(log);
  if (child.pid === undefined) {
    child.once('error', () => undefined);
    throw new LaunchError(`${spec.command} could not be started.`);
  }
  forgetProcess(spec.dataDir, spec.name);
  recordProcess(spec.dataDir, spec.name, child.pid, spec.port);
  return new Child(spec, child, child.pid);
}

/** Runs a command to its end. */
export async function run(spec: Launch): Promise<void> {
  const child = launch(spec);
  onShutDown(() => child.stop());
  const ending = await child.ended;
  if (ending !== 'exit code 0') throw new LaunchError(`${spec.name} failed (${ending}):\n${child.lastWords}`);
}

/** Ends at once whatever still runs. */
export function killAll(): void {
  for (const child of living) child.kill();
}
