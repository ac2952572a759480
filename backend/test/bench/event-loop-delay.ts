/** Loaded into a server that is measured: writes down how long its main thread was blocked at most since it was told to begin. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const WRITE_MS = 500;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const write = (): void =>
  writeFileSync(
    `${process.env.DATA_DIR}/longest-block`,
    String(Math.max(0, delay.max / 1e6 - RESOLUTION_MS)),
  );

// Most others end the server.
process.on('SIGCONT', () => {
  delay.reset();
  delay.enable();
});
setInterval(write, WRITE_MS).unref();
