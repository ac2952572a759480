import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { capitalised, say } from '../console.ts';
import { isShuttingDown, onShutDown } from './shut-down.ts';

/** A part of the instance that runs until the end. */
export interface Service {
  /** As a sentence would name it: 'the database'. */
  title: string;
  /** Resolves when it is ready for use. */
  start(): Promise<Child>;
  stop(child: Child): Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Starts a service, starts it again whenever it ends by itself, and stops it at the end. */
export async function supervise(service: Service): Promise<void> {
  let child: Child | undefined;
  onShutDown(async () => {
    if (child) await service.stop(child);
  });
  child = await service.start();
  void keepRunning();

  async function keepRunning(): Promise<void> {
    let pauseMs = firstPauseMs;
    for (;;) {
      const began = Date.now();
      const ending = await child?.ended;
      if (isShuttingDown()) return;
      say(`${capitalised(service.title)} ended unexpectedly (${ending}); starting it again ...`);
      // One that ends soon after each start is given more and more time, so that it does not take the machine with it.
      pauseMs = Date.now() - began > longestPauseMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      child = await startAgain(service, pauseMs);
      if (!child) return;
      say(`${capitalised(service.title)} runs again.`);
    }
  }
}

async function startAgain(service: Service, firstPause: number): Promise<Child | undefined> {
  for (let pauseMs = firstPause; !isShuttingDown(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    await wait(pauseMs, undefined, { ref: false });
    try {
      return await service.start();
    } catch (error) {
      if (!isShuttingDown()) say(error instanceof Error ? error.message : String(error));
    }
  }
  return undefined;
}
