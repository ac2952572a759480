import { Logger } from '@nestjs/common';
import { pino } from 'pino';

/** What waits for room on the disk (bytes); lines beyond are dropped. */
const KEPT_BYTES = 65_536;

let dropped = 0;
let untold = 0;

/** Lines of the log that could not be written since the start. */
export const droppedLines = (): number => dropped;

/**
 * Standard output, which may be a file on a full disk: the site goes on without a log, as each visitor matters more than what is
 * noted of them. What fits into memory is written once there is room, and how much was dropped is told.
 */
export function logLines(): ReturnType<typeof pino.destination> {
  const lines = pino.destination({ dest: 1, sync: true, maxLength: KEPT_BYTES });
  // Without a listener the first line that cannot be written ends the process.
  lines.on('error', () => undefined);
  lines.on('drop', () => {
    dropped += 1;
    untold += 1;
  });
  lines.on('write', () => {
    if (untold === 0) return;
    const count = untold;
    untold = 0;
    setImmediate(() =>
      new Logger('Log').warn(`${count} lines were dropped, as the log could not be written`),
    );
  });
  return lines;
}
