import { readFileSync } from 'node:fs';

/** What a process holds in memory (bytes, PSS): what it shares with others, such as Node's own program, counts in parts. Linux alone knows. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}
