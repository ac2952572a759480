import type { RootOnChain } from '../../chain/root-on-chain';
import type { ReceiptStep } from './check-steps';
import type { Receipt } from './receipt';

type ReadRoot = (month: string) => Promise<RootOnChain>;

/** Takes the steps of a check in the browser; `readRoot` asks the chain. */
export async function checkReceipt(receipt: Receipt, readRoot: ReadRoot): Promise<ReceiptStep[]> {
  return [await checkSecret(receipt), await checkTree(receipt), await checkChain(receipt, readRoot)];
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

async function checkChain({ root, month, registry }: Receipt, readRoot: ReadRoot): Promise<ReceiptStep> {
  const onChain = await readRoot(month);
  switch (onChain.state) {
    case 'found':
      return onChain.root === root.toLowerCase()
        ? { name: 'chain', state: 'passed', found: 'same', asked: onChain.asked }
        : { name: 'chain', state: 'failed', found: 'other', asked: onChain.asked };
    case 'none':
      // A receipt of the days between the fixing of the votes and the block with their root says that there was none yet.
      return registry === null
        ? { name: 'chain', state: 'open', found: 'notYet', asked: onChain.asked }
        : { name: 'chain', state: 'failed', found: 'none', asked: onChain.asked };
    case 'notOurs':
      return { name: 'chain', state: 'failed', found: 'notOurs' };
    default:
      return { name: 'chain', state: 'open', found: onChain.state };
  }
}
