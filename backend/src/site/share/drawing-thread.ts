import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './drawing/drawing.types.js';

const FILE = join(import.meta.dirname, 'drawing', `drawing.worker${extname(import.meta.filename)}`);

/** Pixels and letters lie outside of this. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Nothing takes a tenth of it; what does is given up. */
const LONGEST_MS = 10_000;

/** A thread holds some 30 MB, and few minutes see a new picture. */
const IDLE_MS = 20_000;

interface Thread {
  worker: Worker;
  /** Aborted when it is over, by itself or not. */
  ended: AbortSignal;
}

/** The thread that draws, one picture after the other: begun with the first, ended when there is nothing more to draw. */
export class DrawingThread {
  private thread: Thread | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private isEnding = false;

  /** @returns the picture as PNG. @throws where it cannot be drawn */
  draw(drawing: Drawing): Promise<Buffer> {
    const drawn = this.last.then(() => this.run(drawing));
    this.last = drawn.catch(() => undefined);
    return drawn;
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await this.stop();
  }

  private async run(drawing: Drawing): Promise<Buffer> {
    if (this.isEnding) throw new Error('The process is ending');
    clearTimeout(this.idle);
    const { worker, ended } = (this.thread ??= this.start());
    try {
      worker.postMessage(drawing, []);
      const signal = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ended]);
      const [png] = (await once(worker, 'message', { signal })) as [Uint8Array];
      return Buffer.from(png);
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  private start(): Thread {
    const worker = new Worker(FILE, { resourceLimits: LIMITS, execArgv: [] });
    worker.unref();
    // Whoever waits for a picture hears of it as well; an error that comes after that would end the process.
    worker.on('error', () => undefined);
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    return { worker, ended: ended.signal };
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.worker.terminate();
  }
}
