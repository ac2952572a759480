import { setTimeout as delay } from 'node:timers/promises';

/** Repeats the check until it passes; after a minute, which is long on a busy machine too, its last failure is the test's. */
export async function eventually<T>(check: () => Promise<T>, withinMs = 60_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
      await delay(50);
    }
  }
}
