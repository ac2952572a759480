import { setTimeout as wait } from 'node:timers/promises';
import { apiArguments } from './api-arguments.ts';
import { launch, type Child, type Launch } from './processes/child.ts';
import { LaunchError } from './launch-error.ts';
import { root } from './settings.ts';
import type { Service } from './processes/supervise.ts';

const patienceMs = 120_000;

/** Where and as what the API runs. */
export interface ApiOptions {
  dataDir: string;
  host: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** How to start it; the watch mode has another way. */
  command?: Pick<Launch, 'command' | 'args' | 'cwd' | 'visible'>;
}

/** The API, which also serves the built site. */
export class Api implements Service {
  readonly title = 'the API';
  readonly url: string;
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.url = `http://${reachableHost(options.host)}:${options.port}`;
  }

  async start(): Promise<Child> {
    const { dataDir, host, port, env, command } = this.#options;
    const child = launch({
      name: 'api',
      ...(command ?? {
        command: process.execPath,
        args: apiArguments(root),
        cwd: root,
      }),
      dataDir,
      env: { ...env, HOST: host, PORT: String(port) },
    });
    await this.#healthy(child);
    return child;
  }

  stop(child: Child): Promise<void> {
    return child.stop();
  }

  async #healthy(child: Child): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (child.running && Date.now() < deadline) {
      if (await this.#isHealthy()) return;
      await wait(50);
    }
    const problem = child.running
      ? `is not ready after ${patienceMs / 1_000} s`
      : `ended (${await child.ended})`;
    await child.stop();
    throw new LaunchError(`The API ${problem}:\n${child.lastWords}`);
  }

  async #isHealthy(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    return answer?.ok ?? false;
  }
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
