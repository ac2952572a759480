import { availableParallelism } from 'node:os';
import { announceEnd, announceStart, announceWait, summarise } from './report.ts';
import { runStep } from './run-step.ts';
import type { Outcome, Step } from './step.ts';

/** One more than processors that are used: many a test waits for a block, a browser or the end of a process. */
export const lanes = Math.min(2, availableParallelism()) + 1;
const noticeMs = 30_000;

/**
 * Runs steps in their order, as many side by side as there are lanes.
 * @param afterFailure whether steps that do not need the failed one still begin
 * @returns the exit code for the process
 */
export async function runSteps(steps: Step[], afterFailure: 'stop' | 'go on'): Promise<number> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<Outcome>>();
  const hasFailed = () => outcomes.some(({ passed }) => !passed);
  const goesOn = () => afterFailure === 'go on' || !hasFailed();
  const isDone = (step: Step) => outcomes.some((outcome) => outcome.passed && outcome.step === step);

  function startNext(): boolean {
    const next = waiting.findIndex(({ needs = [] }) => needs.every(isDone));
    const step = waiting[next];
    if (!step || running.size >= lanes) return false;
    waiting.splice(next, 1);
    announceStart(step);
    running.set(step, runStep(step));
    return true;
  }

  const notices = setInterval(() => announceWait([...running.keys()]), noticeMs);
  for (;;) {
    while (goesOn() && startNext());
    if (running.size === 0) break;
    const outcome = await Promise.race(running.values());
    running.delete(outcome.step);
    outcomes.push(outcome);
    announceEnd(outcome);
  }
  clearInterval(notices);
  summarise(outcomes, waiting);
  return hasFailed() ? 1 : 0;
}
