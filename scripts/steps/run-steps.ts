import { availableParallelism } from 'node:os';
import { announceEnd, announceStart, announceWait, summarise } from './report.ts';
import { runStep } from './run-step.ts';
import type { Outcome, Step } from './step.ts';

const lanes = Math.min(2, availableParallelism());
const noticeMs = 30_000;

/**
 * Runs steps in their order, two side by side where nothing speaks against it.
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
    const crowded = running.size >= lanes || [...running.keys()].some(({ alone }) => alone);
    if (!step || crowded || (step.alone && running.size > 0)) return false;
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
