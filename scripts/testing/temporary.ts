import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

/** A folder for one test, as the folder of somebody's clone may be: with a space in its name, open for others to pass. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'change makers '));
  chmodSync(folder, 0o711);
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits until something holds; fails with its name when it does not in time, which is long, as only a test that fails waits for it. */
export async function until(what: string, holds: () => unknown, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${patienceMs} ms: ${what}`);
    await wait(20);
  }
}
