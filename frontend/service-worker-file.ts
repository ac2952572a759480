import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url));

/** One file without imports: browsers run it as a plain script, and hold it against the server's byte by byte. */
async function bundled(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
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
