import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlineFiles, offlinePage } from './offline-page.ts';

const entry = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url));
const name = 'virtual:offline-files';

/** A new text makes a new version of the worker, which fetches it. */
async function revisions(): Promise<{ url: string; revision: string }[]> {
  const page = await offlinePage();
  const textOf = (url: string) =>
    url === '/offline.html' ? page : readFileSync(new URL(`public${url}`, import.meta.url));
  const hashOf = (url: string) => createHash('sha256').update(textOf(url)).digest('hex').slice(0, 16);
  return offlineFiles.map((url) => ({ url, revision: hashOf(url) }));
}

const offlineFilesModule = (): Plugin => ({
  name: 'offline-files',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify(await revisions())}` : undefined,
});

/** One file without imports: browsers run it as a plain script, and hold it against the server's byte by byte. */
async function bundled(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [offlineFilesModule()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

/** `service-worker.js`, which no page imports and whose name never changes. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundled() });
    },
  };
}
