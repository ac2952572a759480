import { setTimeout as wait } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { launch, type Child } from './processes/child.ts';
import type { Service } from './processes/supervise.ts';
import { root, type Settings } from './settings.ts';

/** Vite's development server: the site straight from its sources, changed in the browser as they change. */
export class WatchedSite implements Service {
  readonly title = 'the site';
  readonly #settings: Settings;
  readonly #apiUrl: string;

  /** @param apiUrl where its calls of the API go to */
  constructor(settings: Settings, apiUrl: string) {
    this.#settings = settings;
    this.#apiUrl = apiUrl;
  }

  async start(): Promise<Child> {
    const { host, port, dataDir } = this.#settings;
    const child = launch({
      name: 'site',
      command: 'npm',
      args: ['run', 'dev', '-w', 'frontend', '--', '--strictPort', '--host', host, '--port', String(port)],
      cwd: root,
      env: { ...process.env, API_URL: this.#apiUrl },
      dataDir,
      visible: true,
    });
    while (child.running) {
      if (await answers(`http://localhost:${port}`)) return child;
      await wait(50);
    }
    throw new LaunchError(`Vite does not start:\n${child.lastWords}`);
  }

  stop(child: Child): Promise<void> {
    return child.stop();
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
