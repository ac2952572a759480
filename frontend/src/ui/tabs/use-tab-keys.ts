import type { KeyboardEvent } from 'react';
import { useDirection } from '../../i18n/use-direction';

/** Keys on a tab (WAI-ARIA): arrows go round in reading direction, Home and End to its ends; the tab they reach opens. */
export function useTabKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const forward = useDirection() === 'rtl' ? -1 : 1;
  return (event) => {
    const row = event.currentTarget.closest('[role="tablist"]');
    const tabs = [...(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const place = tabs.indexOf(event.currentTarget);
    const reached = tabs.at(placeAfter(event, { place, count: tabs.length, forward }) ?? tabs.length);
    if (!reached) return;
    event.preventDefault();
    reached.focus();
    reached.click();
  };
}

interface Row {
  place: number;
  count: number;
  forward: 1 | -1;
}

/** The place that a key leads to; nothing for keys with another meaning. */
function placeAfter(event: KeyboardEvent, { place, count, forward }: Row): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const places: Record<string, number> = {
    ArrowRight: (place + forward) % count,
    ArrowLeft: (place - forward) % count,
    Home: 0,
    End: -1,
    ' ': place,
  };
  return places[event.key];
}
