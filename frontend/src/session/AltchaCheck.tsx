import { useEffect, useState } from 'react';
import { mendRefusals } from '../api/mend-refusals';
import { refusals } from '../api/refusals';
import { altcha, type AskForWork } from '../api/altcha';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const AltchaDialog = lazyDialog(() => import('./AltchaDialog'));

type Settle = (solution?: string) => void;

/** Has the browser do its work when a call needs that, and the call repeated; one call after another, as a solution counts once. */
export function AltchaCheck() {
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => {
    let last: Promise<unknown> = Promise.resolve();
    let waiting: Settle | undefined;
    const work = () =>
      new Promise<string | undefined>((done) => {
        waiting = done;
        setSettle(() => done);
      });
    const ask: AskForWork = () => {
      const solution = last.then(work).finally(() => setSettle(undefined));
      last = solution;
      return solution;
    };
    refusals.mend = mendRefusals;
    altcha.ask = ask;
    return () => {
      if (altcha.ask === ask) delete altcha.ask;
      // Nobody would see its end: the refusal is handed on.
      waiting?.();
    };
  }, []);
  return settle ? <AltchaDialog onSolved={settle} onClose={() => settle()} /> : null;
}
