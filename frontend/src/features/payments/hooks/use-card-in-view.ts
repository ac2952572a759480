import { useEffect, useRef, type RefObject } from 'react';
import type { PaymentCardState } from '../payment-card-state';

/** Brings the card's head back when its state changes: after a tall state a short one would be left above a phone's window. */
export function useCardInView(card: RefObject<HTMLElement | null>, state: PaymentCardState): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (card.current && card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView();
  }, [card, state]);
}
