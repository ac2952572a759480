import { useEffect, useState } from 'react';
import { mendRefusals } from '../api/mend-refusals';
import { refusals } from '../api/refusals';
import { altcha, type AskForWork } from '../api/altcha';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const AltchaDialog = lazyDialog(() => import('./AltchaDialog'));

type Settle = (solution?: string) => void;

/** Has the browser do its work when a call needs that, and the call repeated; one call after another, as a solution counts once. */
export function AltchaCheck() {
  const [asked, setAsked] = useState<{ number: number; settle: Settle }>();
  useEffect(() => {
    let last: Promise<unknown> = Promise.resolve();
    let waiting: Settle | undefined;
    let number = 0;
    let isGone = false;
    const work = () =>
      new Promise<string | undefined>((settle) => {
        if (isGone) return settle(undefined);
        waiting = settle;
        setAsked({ number: (number += 1), settle });
      });
    const ask: AskForWork = () => {
      const solution = last.then(work).finally(() => setAsked(undefined));
      last = solution;
      return solution;
    };
    refusals.mend = mendRefusals;
    altcha.ask = ask;
    return () => {
      if (altcha.ask === ask) delete altcha.ask;
      // Nobody would see its end, nor that of those that wait for it: the refusals are handed on.
      isGone = true;
      waiting?.();
    };
  }, []);
  // One for each call: what ended one, as a file that could not be fetched, is not the end of the next.
  return asked ? (
    <AltchaDialog key={asked.number} onSolved={asked.settle} onClose={() => asked.settle()} />
  ) : null;
}
