import { spawnSync } from 'node:child_process';

/** Linux alone; elsewhere servers and load share the cores as they like. */
const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** The command of a server that keeps to the first core. */
export const onFirstCore = (command: string[]): string[] =>
  canPin ? ['taskset', '-c', '0', ...command] : command;

/** Keeps this process, whose load must not take a server's time, to the other core. */
export function keepToOtherCore(): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
}
