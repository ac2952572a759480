import { useEffect, useState } from 'react';
import { mendRefusals } from '../api/mend-refusals';
import { refusals } from '../api/refusals';
import { type AskForProof, stepUp } from '../api/step-up';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const StepUpDialog = lazyDialog(() => import('./StepUpDialog'));

interface Waiting {
  settle: (isProven: boolean) => void;
}

/** Asks who is signed in to prove it when a call needs that, and has the call repeated; calls that come meanwhile wait with it. */
export function StepUp() {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    let refuse = () => {};
    const ask: AskForProof = () => {
      asked ??= new Promise<boolean>((settle) => {
        refuse = () => settle(false);
        setWaiting({ settle });
      }).finally(() => {
        asked = undefined;
        setWaiting(undefined);
      });
      return asked;
    };
    refusals.mend = mendRefusals;
    stepUp.ask = ask;
    return () => {
      // Whoever is signed out proves nothing: what waits is not to wait for ever.
      refuse();
      if (stepUp.ask === ask) delete stepUp.ask;
    };
  }, []);
  return waiting ? (
    <StepUpDialog onProven={() => waiting.settle(true)} onClose={() => waiting.settle(false)} />
  ) : null;
}
