import { writeSync } from 'node:fs';
import { Logger } from '@nestjs/common';

const STANDARD_OUTPUT = 1;

/** What waits for room on the disk (bytes); lines beyond are dropped. */
const KEPT_BYTES = 65_536;

let dropped = 0;

/** Lines of the log that could not be written since the start. */
export const droppedLines = (): number => dropped;

/**
 * Standard output, which may be a file on a full disk: the site goes on without a log, as each visitor matters more than what is
 * noted of them. What fits into memory is written once there is room, and how much was dropped is told. pino's own destination ends the
 * process at the first line that is refused, and writes none any more once its memory is full.
 */
export class LogLines {
  private waiting = Buffer.alloc(0);
  private untold = 0;

  write(line: string): void {
    this.writeWaiting();
    const bytes = Buffer.from(line);
    if (this.waiting.length + bytes.length > KEPT_BYTES && this.waiting.length > 0) return this.drop();
    this.waiting = Buffer.concat([this.waiting, bytes]);
    this.writeWaiting();
    if (this.waiting.length === 0) this.tellDropped();
  }

  /** A line of which only a part found room goes on where it was cut off. */
  private writeWaiting(): void {
    try {
      while (this.waiting.length > 0)
        this.waiting = this.waiting.subarray(writeSync(STANDARD_OUTPUT, this.waiting));
    } catch {
      // The next line tries again.
    }
  }

  private drop(): void {
    dropped += 1;
    this.untold += 1;
  }

  private tellDropped(): void {
    if (this.untold === 0) return;
    const count = this.untold;
    this.untold = 0;
    setImmediate(() =>
      new Logger('Log').warn(`${count} lines were dropped, as the log could not be written`),
    );
  }
}
