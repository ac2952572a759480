import type { RootOnChain } from '../../chain/root-on-chain';
import type { Receipt } from './receipt';

/** Nothing is said of a step that could not be taken. */
export type StepState = 'passed' | 'failed' | 'open';

/** How one step of a check ended; `found` names the sentence that says so. */
export interface Step<Name extends string, Found extends string> {
  name: Name;
  state: StepState;
  found: Found;
}

export type ReceiptStep =
  | Step<'secret', 'yours' | 'foreign' | 'missing'>
  | Step<'tree', 'leads' | 'astray'>
  | Step<'chain', 'same' | 'other' | 'none' | 'noContract' | 'noNode' | 'noAnswer'>;

/** What the steps come to: it is never called proven while a step is open. */
export type Verdict = 'proven' | 'counted' | 'open' | 'failed';

type ReadRoot = (month: string) => Promise<RootOnChain>;

/** Takes the steps of a check in the browser; `readRoot` asks the chain. */
export async function checkReceipt(receipt: Receipt, readRoot: ReadRoot): Promise<ReceiptStep[]> {
  return [await checkSecret(receipt), await checkTree(receipt), await checkChain(receipt, readRoot)];
}

export function verdictOf(steps: ReceiptStep[]): Verdict {
  const stateOf = (name: ReceiptStep['name']) => steps.find((step) => step.name === name)?.state;
  if (steps.some(({ state }) => state === 'failed')) return 'failed';
  if (stateOf('chain') !== 'passed' || stateOf('tree') !== 'passed') return 'open';
  return stateOf('secret') === 'passed' ? 'proven' : 'counted';
}

async function checkSecret({ leaf, secret }: Receipt): Promise<ReceiptStep> {
  if (secret === undefined) return { name: 'secret', state: 'open', found: 'missing' };
  const { keccakOf } = await import('../../chain/keccak');
  const pseudonym = /^0x([0-9a-f]{2})*$/i.test(secret) ? keccakOf(secret) : null;
  return pseudonym === leaf[3].toLowerCase()
    ? { name: 'secret', state: 'passed', found: 'yours' }
    : { name: 'secret', state: 'failed', found: 'foreign' };
}

async function checkTree({ leaf, proof, root, month }: Receipt): Promise<ReceiptStep> {
  const { leadsTo } = await import('../../chain/vote-tree');
  return leaf[0] === month && leadsTo(root.toLowerCase(), leaf, proof)
    ? { name: 'tree', state: 'passed', found: 'leads' }
    : { name: 'tree', state: 'failed', found: 'astray' };
}

async function checkChain({ root, month }: Receipt, readRoot: ReadRoot): Promise<ReceiptStep> {
  const onChain = await readRoot(month);
  if (onChain.state === 'found')
    return onChain.root === root.toLowerCase()
      ? { name: 'chain', state: 'passed', found: 'same' }
      : { name: 'chain', state: 'failed', found: 'other' };
  if (onChain.state === 'none') return { name: 'chain', state: 'failed', found: 'none' };
  return { name: 'chain', state: 'open', found: onChain.state };
}
