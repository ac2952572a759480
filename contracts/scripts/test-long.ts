/**
 * Runs the invariant tests with more than a million random calls: `node scripts/test-long.ts [seed]`. Prints the calls
 * that were made. Exits with 1 when a test fails, or when there were fewer calls.
 */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import config from '../hardhat.config.ts';

const CALLS = 1_000_000n;
/** Calls from one fresh start to the next; twice as many as in `npm test`. */
const DEPTH = 256;
/** Fresh starts of each invariant: those of the splitter alone make the million. */
const RUNS = 560;

/** What the runner tells of one contract of tests. */
type Suite = { id: { name: string }; testResults: { name: string; kind: { calls: bigint } }[] };
type Outcome = { suiteResults: Suite[] };
type Result = { success: true; value: Outcome } | { success: false; error: Outcome };

const print = (contract: string, invariant: string, calls: bigint) =>
  console.log(`${contract.padEnd(32)} ${invariant.padEnd(68)} ${String(calls).padStart(9)}`);

async function runInvariants(seed: string): Promise<Result> {
  const solidity = { fuzz: { seed }, invariant: { runs: RUNS, depth: DEPTH, failOnRevert: true } };
  const hre = await createHardhatRuntimeEnvironment({ ...config, test: { solidity } });
  // All sources, since the runner knows what it calls by the code of the latest build.
  await hre.tasks.getTask('build').run({ quiet: true });
  const folder = resolve(import.meta.dirname, '../test');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.invariant.t.sol'));
  const testFiles = files.map((file) => resolve(folder, file));
  return (await hre.tasks.getTask(['test', 'solidity']).run({ testFiles, noCompile: true })) as Result;
}

const seed = process.argv[2] ?? `0x${randomBytes(32).toString('hex')}`;
const started = performance.now();
const result = await runInvariants(seed);
const { suiteResults } = result.success ? result.value : result.error;
let total = 0n;
for (const { id, testResults } of suiteResults) {
  for (const { name, kind } of testResults) {
    print(id.name, name, kind.calls);
    total += kind.calls;
  }
}
print('All', `seed ${seed}`, total);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
if (!result.success || total < CALLS) process.exitCode = 1;
