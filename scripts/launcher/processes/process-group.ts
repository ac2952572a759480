import { setTimeout as wait } from 'node:timers/promises';

/** How a process is asked to stop. */
export interface Stopping {
  stopWith?: NodeJS.Signals;
  /** ms it is given before it is killed. */
  graceMs?: number;
}

/**
 * Stops a process and the ones it has started.
 * @param ended resolves when the process has ended
 */
export async function stopGroup(
  pid: number,
  ended: Promise<unknown>,
  { stopWith = 'SIGTERM', graceMs = 4_000 }: Stopping,
): Promise<void> {
  signalGroup(pid, stopWith);
  const patience = new AbortController();
  const tooLong = wait(graceMs, undefined, { signal: patience.signal }).then(
    () => signalGroup(pid, 'SIGKILL'),
    () => undefined,
  );
  await ended;
  patience.abort();
  await tooLong;
}

export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
