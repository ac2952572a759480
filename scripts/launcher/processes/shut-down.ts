import { say } from '../console.ts';

type Stop = () => Promise<void>;

const stops: Stop[] = [];
let underway: Promise<void> | undefined;

export const isShuttingDown = (): boolean => underway !== undefined;

/** Adds something to be stopped at the end. What was added last is stopped first. */
export function onShutDown(stop: Stop): void {
  stops.push(stop);
}

/** Stops everything, once, however often it is called. */
export function shutDown(): Promise<void> {
  underway ??= stopAll();
  return underway;
}

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => say(`While stopping: ${String(error)}`));
  }
}
