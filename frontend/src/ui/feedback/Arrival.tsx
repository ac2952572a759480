import { useLayoutEffect, useRef } from 'react';

interface ArrivalProps {
  /** What was pressed for that which has come. */
  pressed: Element | null;
}

/** Where something has come: takes over the focus that goes with what was pressed for it. */
export function Arrival({ pressed }: ArrivalProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && !pressed?.isConnected;
    if (isLost) place.current?.focus({ preventScroll: true });
  }, [pressed]);
  return <span ref={place} tabIndex={-1} className="visually-hidden" />;
}
