import { setTimeout as wait } from 'node:timers/promises';

const firstNoticeMs = 2_000;
const laterNoticesMs = 5_000;

/** Prints one line. A console that went away (closed terminal, ended pipe) must not end the launcher. */
export function say(line: string): void {
  if (process.stdout.writable) process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/** As it stands at the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Runs one step of the start. Only steps that take long are worth a line, and then they show how long already. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const seconds = (): string => ((Date.now() - began) / 1000).toFixed(0);
  const finished = new AbortController();
  const notices = showNotices(() => say(`  ${title} ... ${seconds()} s`), finished.signal);
  try {
    const result = await work();
    if (Date.now() - began > firstNoticeMs) say(`  ${title}: done in ${seconds()} s`);
    return result;
  } finally {
    finished.abort();
    await notices;
  }
}

async function showNotices(notice: () => void, signal: AbortSignal): Promise<void> {
  try {
    await wait(firstNoticeMs, undefined, { signal });
    for (;;) {
      notice();
      await wait(laterNoticesMs, undefined, { signal });
    }
  } catch {
    // The step has ended.
  }
}
