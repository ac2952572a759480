import { type FocusEvent, useEffect, useRef } from 'react';

const isDialog = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('dialog, [role="dialog"]') !== null;

/** Whether what had the focus is gone, or was the panel as a whole. */
const isLeft = (panel: HTMLElement): boolean =>
  [null, document.body, panel].includes(document.activeElement as HTMLElement | null);

/**
 * Takes the focus along when the part that had it is gone in another state: to the new panel's heading, else to the panel itself.
 * Where the focus was elsewhere it stays; a dialog that was opened from the panel counts as its part.
 * @returns what the element around the panels needs
 */
export function usePanelFocus(state: string) {
  const panel = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  useEffect(() => {
    if (!panel.current || !isOurs.current || !isLeft(panel.current)) return;
    const target = panel.current.querySelector<HTMLElement>('h3') ?? panel.current;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [state]);

  // React tells of no blur for what it takes out of the page itself.
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const isWindowLeft = relatedTarget === null && document.activeElement === target;
    isOurs.current = isWindowLeft || currentTarget.contains(relatedTarget) || isDialog(relatedTarget);
  };
  const onFocus = () => {
    isOurs.current = true;
  };
  return { ref: panel, onFocus, onBlur };
}
