import { useRef, useState } from 'react';
import { useLazyGetRootOnChainQuery } from '../../../chain/root-reads';
import type { ReceiptStep } from '../check-steps';
import { parseReceipt, type Receipt } from '../receipt';

type Outcome =
  | { state: 'none' | 'checking' | 'noReceipt' | 'broken' }
  | { state: 'checked'; receipt: Receipt; steps: ReceiptStep[] };

/** Checks the text of a receipt in this browser. What is checked later wins over what takes longer. */
export function useReceiptCheck() {
  const [readRoot] = useLazyGetRootOnChainQuery();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const latest = useRef(0);

  const check = async (text: string) => {
    const turn = ++latest.current;
    const show = (next: Outcome) => {
      if (turn === latest.current) setOutcome(next);
    };
    const receipt = parseReceipt(text);
    if (!receipt) return show({ state: 'noReceipt' });
    show({ state: 'checking' });
    try {
      const { registry } = receipt;
      const { checkReceipt } = await import('../check-receipt');
      const steps = await checkReceipt(receipt, (month) => readRoot({ month, registry }).unwrap());
      show({ state: 'checked', receipt, steps });
    } catch {
      // The code of the check did not arrive, or not what the site says of its chain.
      show({ state: 'broken' });
    }
  };

  /** What was found belongs to the text that was checked, not to another one. */
  const forget = () => {
    latest.current += 1;
    setOutcome({ state: 'none' });
  };

  return { outcome, check, forget };
}
