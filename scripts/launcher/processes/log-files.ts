import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rotateAboveBytes = 10_000_000;

export const logFile = (dataDir: string, name: string): string => join(dataDir, 'logs', `${name}.log`);

/** Opens a log for appending; one that grew large is kept as the previous one. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > rotateAboveBytes) renameSync(file, `${file}.previous`);
  return openSync(file, 'a', 0o600);
}

/** What a process said last, for a message about its failure. */
export function lastLines(file: string, count = 15): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
  return lines.map((line) => `    ${line}`).join('\n');
}
