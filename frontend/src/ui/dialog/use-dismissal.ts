import { useEffect, type RefObject } from 'react';

interface Dismissible {
  open: boolean;
  close: () => void;
  /** All that belongs to it, its opener included. */
  group: RefObject<HTMLElement | null>;
  /** Takes over the focus from what goes. */
  opener: RefObject<HTMLElement | null>;
}

/** Closes what hangs over the page on Escape, wherever the focus is (WCAG 2.2, 1.4.13), and on a press outside, also where a tap moves no focus. */
export function useDismissal({ open, close, group, opener }: Dismissible): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (group.current?.contains(document.activeElement)) opener.current?.focus();
      close();
    };
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (!group.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressOutside);
    };
  });
}
