import { useRef, useState } from 'react';
import { rootOnChain } from '../../../chain/root-on-chain';
import { checkReceipt, type ReceiptStep } from '../check-receipt';
import { parseReceipt, type Receipt } from '../receipt';
import { useHomeNetwork } from './use-home-network';

type Outcome =
  | { state: 'none' | 'checking' | 'noReceipt' | 'broken' }
  | { state: 'checked'; receipt: Receipt; steps: ReceiptStep[] };

/** Checks the text of a receipt in this browser. What is checked later wins over what takes longer. */
export function useReceiptCheck() {
  const { home, isKnown } = useHomeNetwork();
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
      const steps = await checkReceipt(receipt, (month) => rootOnChain(home, month, receipt.registry));
      show({ state: 'checked', receipt, steps });
    } catch {
      // The code of the check did not arrive.
      show({ state: 'broken' });
    }
  };

  /** What was found belongs to the text that was checked, not to another one. */
  const forget = () => {
    latest.current += 1;
    setOutcome({ state: 'none' });
  };

  return { outcome, check, forget, isReady: isKnown };
}
