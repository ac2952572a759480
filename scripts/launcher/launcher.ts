import { join } from 'node:path';
import { root } from './settings.ts';
import { killAll } from './processes/child.ts';
import { say } from './console.ts';
import { LaunchError } from './launch-error.ts';
import { isShuttingDown, shutDown } from './processes/shut-down.ts';

// One Ctrl-C arrives twice, from the terminal and from npm: only a later one is a second wish.
const sameWishMs = 3_000;
const longestStopMs = 9_000;
const parentCheckMs = 500;

/** Does the work of a launcher; stops all it started on a signal, when npm goes away, or when the work fails. */
export function runLauncher(work: () => Promise<void>): void {
  // Its processes start faster, and those in TypeScript take 30 MB less, when Node keeps their compiled code.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
  let askedAt = 0;
  const ask = (): void => {
    if (askedAt && Date.now() - askedAt > sameWishMs) end(130);
    if (askedAt) return;
    askedAt = Date.now();
    say('Stopping ...');
    void stopAndExit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  stopWithNpm(ask);
  work().catch((error: unknown) => {
    if (isShuttingDown()) return;
    say(
      error instanceof LaunchError
        ? `\n${error.message}`
        : String(error instanceof Error ? error.stack : error),
    );
    void stopAndExit(1);
  });
}

async function stopAndExit(code: number): Promise<void> {
  setTimeout(() => end(code || 1), longestStopMs).unref();
  await shutDown();
  end(code);
}

function end(code: number): never {
  killAll();
  process.exit(code);
}

// npm passes signals on to the shell between us only, and a shell that ends takes no child with it.
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), parentCheckMs).unref();
}
