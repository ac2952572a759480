import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A name that a whole backup never has: it ends with the machine and the process that makes it. */
const ofMaker = /\.unfinished-(?<host>[\w-]+)-(?<pid>\d+)$/;

/** No backup takes so long: what another machine, or container, has left for so long is nobody's (ms). */
const longestMs = 24 * 3_600_000;

const here = hostname().replaceAll(/[^\w]/g, '-');

/** Where a backup lies until it is whole. */
export const unfinishedFolder = (target: string): string => `${target}.unfinished-${here}-${process.pid}`;

/** Takes away what killed backups left behind, and leaves what somebody else is making at this moment. */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const { host, pid } = ofMaker.exec(name)?.groups ?? {};
    if (host === undefined) continue;
    const path = join(folder, name);
    const isLeft = host === here ? !isAnothers(Number(pid)) : Date.now() - statSync(path).mtimeMs > longestMs;
    if (isLeft) rmSync(path, { recursive: true });
  }
}

function isAnothers(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
