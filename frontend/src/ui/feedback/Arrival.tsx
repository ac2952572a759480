import { useLayoutEffect, useRef } from 'react';

interface ArrivalProps {
  /** What was pressed for that which has come. */
  pressed: Element;
}

/** What comes later was not pressed for. */
const answered = new WeakSet<Element>();

/** Where something has come: takes over the focus that goes with what was pressed for it. */
export function Arrival({ pressed }: ArrivalProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && !pressed.isConnected;
    if (isLost && !answered.has(pressed)) place.current?.focus({ preventScroll: true });
    answered.add(pressed);
  }, [pressed]);
  return <span ref={place} tabIndex={-1} className="visually-hidden" />;
}
