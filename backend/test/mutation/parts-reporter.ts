import { LEAST_SCORE, PARTS } from './parts.ts';

/** What is read of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const DETECTED: readonly string[] = ['Killed', 'Timeout'];
const UNDETECTED: readonly string[] = ['Survived', 'NoCoverage'];

/** Prints a line for each part, and fails where one of them has too few of its mutants noticed. */
class PartsReporter {
  onMutationTestReportReady({ files }: Report): void {
    const rows = Object.entries(PARTS).map(([part, own]) => rowOf(part, own, files));
    // A run may be of some files alone.
    const touched = rows.filter((row) => row.files > 0);
    console.table(touched);
    const weak = touched.filter(({ score }) => score < LEAST_SCORE);
    if (weak.length === 0) return;
    console.error(`Below ${LEAST_SCORE} %: ${weak.map(({ part }) => part).join(', ')}`);
    process.exitCode = 1;
  }
}

function rowOf(part: string, own: readonly string[], files: Report['files']) {
  const found = own.flatMap((file) => files[file] ?? []);
  const statuses = found.flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => DETECTED.includes(status)).length;
  const missed = statuses.filter((status) => UNDETECTED.includes(status)).length;
  const score = Math.round((10_000 * noticed) / (noticed + missed)) / 100;
  return { part, files: found.length, noticed, missed, score };
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'parts', injectableClass: PartsReporter }];
