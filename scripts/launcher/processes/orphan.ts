import { setTimeout as wait } from 'node:timers/promises';
import { stopGroup, type Stopping } from './process-group.ts';
import { stillRuns } from './process-identity.ts';
import { forgetProcess, recordedProcess } from './run-records.ts';

/** Stops a process that a killed launcher left behind. */
export async function stopOrphan(dataDir: string, name: string, how: Stopping = {}): Promise<void> {
  const orphan = recordedProcess(dataDir, name);
  if (!orphan) return;
  const ended = (async () => {
    while (stillRuns(orphan)) await wait(50);
  })();
  await stopGroup(orphan.pid, ended, how);
  forgetProcess(dataDir, name);
}
