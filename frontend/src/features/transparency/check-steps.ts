/** Nothing is said of a step that could not be taken. */
export type StepState = 'passed' | 'failed' | 'open';

/** How one step of a check ended; `found` names the sentence that says so. */
export interface Step<Name extends string, Found extends string> {
  name: Name;
  state: StepState;
  found: Found;
  /** The registries whose word it is, of a step that asked the chain. */
  asked?: readonly string[];
}

export type ReceiptStep =
  | Step<'secret', 'yours' | 'foreign' | 'missing'>
  | Step<'tree', 'leads' | 'astray'>
  | Step<'chain', 'same' | 'other' | 'none' | 'notYet' | 'notOurs' | 'noContract' | 'noNode' | 'noAnswer'>;

/** What the steps come to: it is never called proven while a step is open. */
export type Verdict = 'proven' | 'counted' | 'open' | 'failed';

export function verdictOf(steps: ReceiptStep[]): Verdict {
  const stateOf = (name: ReceiptStep['name']) => steps.find((step) => step.name === name)?.state;
  if (steps.some(({ state }) => state === 'failed')) return 'failed';
  if (stateOf('chain') !== 'passed' || stateOf('tree') !== 'passed') return 'open';
  return stateOf('secret') === 'passed' ? 'proven' : 'counted';
}
