import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../i18n/use-hydrated';

/** Visits that have been taken to their report: the way back to one of them ends where the reader left it. */
const taken = new Set<string>();

/** The report that the address names, such as #report-21, also by one of its comments. Of that part of an address the server hears nothing, so it takes its effect later. */
export function useTargetReport(): number | undefined {
  const { hash } = useLocation();
  const [, id] = /^#report-(\d+)(?:-comment-\d+)?$/.exec(useHydrated() ? hash : '') ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Takes the reader, and the focus, to a report that the address names. */
export function useArriveAtReport(element: RefObject<HTMLElement | null>, isTarget: boolean): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    const visit = `${pathname} ${key}`;
    if (!isTarget || taken.has(visit)) return;
    taken.add(visit);
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [isTarget, key, pathname, element]);
}
