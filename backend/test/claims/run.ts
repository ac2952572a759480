/**
 * `npm run claims`: breaks the code behind each claim of docs/security.md for a moment, and sees a test fail. `npm run claims -- V7` tries
 * those alone that begin so. Takes half an hour; what was changed is put back, also after Ctrl+C.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from './claim.ts';
import { CLAIMS } from './claims.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OF_THE_SITE = 'vitest:';

type Verdict = 'noticed' | 'NOT NOTICED' | 'DOES NOT FIT' | 'HAS NO TEST';

const [wanted = ''] = process.argv.slice(2);
const verdicts = CLAIMS.filter(({ claim }) => claim.startsWith(wanted)).map((claim) => {
  const verdict = attempt(claim);
  console.log(`${verdict.padEnd(12)} ${claim.claim}`);
  return verdict;
});
build();
process.exitCode = verdicts.every((verdict) => verdict === 'noticed') ? 0 : 1;

function attempt({ file, find, instead, tests }: Claim): Verdict {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(find).length !== 2) return 'DOES NOT FIT';
  const putBack = () => writeFileSync(path, before);
  const stop = () => {
    putBack();
    build();
    process.exit(1);
  };
  process.once('SIGINT', stop);
  try {
    writeFileSync(
      path,
      before.replace(find, () => instead),
    );
    if (file.startsWith('backend/')) build();
    return verdictOf(tests);
  } finally {
    putBack();
    process.off('SIGINT', stop);
  }
}

/** For tests that start whole processes; they run what is written also where its types are wrong. */
function build(): void {
  spawnSync('npx', ['nest', 'build'], { cwd: join(ROOT, 'backend') });
}

/** A test that cannot even be compiled fails as well: whoever adds a claim looks at why. */
function verdictOf(tests: readonly string[]): Verdict {
  const isOfSite = tests.some((test) => test.startsWith(OF_THE_SITE));
  const names = tests.map((test) => test.replace(OF_THE_SITE, ''));
  const [command, workspace] = isOfSite ? ['vitest run', 'frontend'] : ['jest --bail', 'backend'];
  const options = { cwd: join(ROOT, workspace), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npx', [...command.split(' '), ...names], options);
  if (/No tests found|No test files found/.test(stdout + stderr)) return 'HAS NO TEST';
  return status === 0 ? 'NOT NOTICED' : 'noticed';
}
