import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the card's head back when its state changes: after a tall state a short one would be left above a phone's window.
 * @param state null until there is a card
 */
export function useCardInView(card: RefObject<HTMLElement | null>, state: string | null): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    const isFirst = shown.current === null;
    shown.current = state;
    if (!isFirst && card.current && card.current.getBoundingClientRect().top < 0)
      card.current.scrollIntoView();
  }, [card, state]);
}
