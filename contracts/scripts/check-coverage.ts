/** Exits with 1 unless the tests ran every line of the contracts, and names the lines that they left out. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const report = await readFile(resolve(import.meta.dirname, '../coverage/lcov.info'), 'utf8');
let lines = 0;
for (const file of report.split('end_of_record')) {
  const name = /^SF:(.+)$/m.exec(file)?.[1];
  for (const [, line, hits] of file.matchAll(/^DA:(\d+),(\d+)$/gm)) {
    lines += 1;
    if (hits !== '0') continue;
    console.error(`${name}:${line} was never run.`);
    process.exitCode = 1;
  }
}
if (lines === 0) throw new Error('The report of the coverage names no lines.');
if (!process.exitCode) console.log(`All ${lines} lines of the contracts were run.`);
