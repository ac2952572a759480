import { useEffect, useState } from 'react';

/** Of each dialog that is drawn, what may have the focus after it: what opened it last, before that what opened those it took over from. */
const drawn = new Set<(Element | null)[]>();

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Gives the focus back to what opened a dialog once the dialog is gone, or to what opened the one that gave way to it. */
export function useReturnFocus(): void {
  // Read while rendering, before the dialog takes the focus; given back once it is out of the page and cannot take it again.
  const [openers] = useState(() => [...[...drawn].flat(), document.activeElement]);
  useEffect(() => {
    drawn.add(openers);
    return () => {
      drawn.delete(openers);
      openers.findLast(canHaveFocus)?.focus();
    };
  }, [openers]);
}
