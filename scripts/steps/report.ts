import type { Outcome, Step } from './step.ts';

const time = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8);

export function announceStart({ name }: Step): void {
  console.log(`  ...      ${name}`);
}

/** Shows that it goes on while nothing begins or ends for long. */
export function announceWait(steps: Step[]): void {
  console.log(`  ...      still: ${steps.map(({ name }) => name).join(', ')}`);
}

/** Says how a step went, and all that a failed one printed. */
export function announceEnd({ step, passed, seconds, output }: Outcome): void {
  if (!passed) console.log(`\n----- ${step.name}: ${step.command}\n${output.trim()}\n-----\n`);
  console.log(`${time(seconds)} ${passed ? 'passed' : 'FAILED'} ${step.name}`);
}

/** The table at the end. Its last line stands alone, for scripts to read. */
export function summarise(outcomes: Outcome[], notRun: Step[]): void {
  console.log('');
  for (const { step, passed, seconds } of outcomes) {
    console.log(`${time(seconds)}  ${passed ? 'passed ' : 'FAILED '}  ${step.name}`);
  }
  for (const { name } of notRun) console.log(`          not run  ${name}`);
  const failed = outcomes.filter(({ passed }) => !passed);
  for (const { step } of failed) console.log(`\nFailed: ${step.name}. To run it alone: ${step.command}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
}
