import type { KeyboardEvent, RefObject } from 'react';
import { useDirection } from '../../../i18n/use-direction';

/** Keys on a link of a list: arrows, Home and End go to another one, which Enter opens. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const forward = useDirection() === 'rtl' ? -1 : 1;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = links.findIndex((link) => link === event.currentTarget);
    const steps: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      ArrowRight: place + forward,
      ArrowLeft: place - forward,
      Home: 0,
      End: links.length - 1,
    };
    const reached = links[steps[event.key] ?? -1];
    if (!reached) return;
    event.preventDefault();
    reached.focus();
  };
}
