import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../i18n/use-hydrated';

/** Visits that have been taken to their comment: the way back to one of them ends where the reader left it. */
const taken = new Set<string>();

/** The comment on this report that the address names, such as #report-21-comment-31. */
export function useTargetComment(reportId: number): number | undefined {
  const { hash } = useLocation();
  const [, report, comment] = /^#report-(\d+)-comment-(\d+)$/.exec(useHydrated() ? hash : '') ?? [];
  return Number(report) === reportId ? Number(comment) : undefined;
}

/** Takes the reader, and the focus, to a comment that the address names. */
export function useArriveAtComment(element: RefObject<HTMLElement | null>, isTarget: boolean): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    const visit = `${key} ${hash}`;
    if (!isTarget || taken.has(visit)) return;
    taken.add(visit);
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [isTarget, key, hash, element]);
}
