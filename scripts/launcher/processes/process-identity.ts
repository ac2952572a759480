import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A process as it was seen: the start time tells it apart from a later process that was given the same id. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

/** Identifies a process that runs now; null if there is none with this id, or only its unreaped remains. */
export function identify(pid: number): ProcessIdentity | null {
  const started = existsSync('/proc/self/stat') ? startFromProc(pid) : startFromPs(pid);
  return started ? { pid, started } : null;
}

/** Whether that very process, and not a later one with its id, still runs. */
export function stillRuns(process: ProcessIdentity): boolean {
  return identify(process.pid)?.started === process.started;
}

function startFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in parentheses and may hold spaces; the fields after it are proc(5)'s 3rd, 4th, ...
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    return state === 'Z' || !startTicks ? null : `${bootId()}/${startTicks}`;
  } catch {
    return null;
  }
}

// Ticks count from the boot, so that two boots can show the same ones.
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function startFromPs(pid: number): string | null {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || null;
}
