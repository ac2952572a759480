import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a function to be called when a dialog has done what it was opened for: the focus then goes to the target, as soon as that is
 * drawn, for what opened the dialog goes away with what was done.
 */
export function useFocusAfter(target: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  // After every drawing, since the target may be drawn later, and since the dialog has given its focus back by then.
  useEffect(() => {
    if (!isDue.current || !target.current) return;
    isDue.current = false;
    target.current.focus();
  });
  return () => {
    isDue.current = true;
  };
}
