import { useEffect, useRef } from 'react';
import { usePanelShown } from '../ui/tabs/panel-shown';
import { usePageSeen } from './use-page-seen';

/** Whether somebody looks at this part of the page: the page is on screen, and so is the panel that it stands in. */
export function useSeen(): boolean {
  const isPageSeen = usePageSeen();
  return usePanelShown() && isPageSeen;
}

/** Has asked again for what was not asked for while nobody looked, as soon as somebody does. */
export function useCatchUp(refetch: () => unknown): void {
  const isSeen = useSeen();
  const wasSeen = useRef(true);
  useEffect(() => {
    if (isSeen && !wasSeen.current) void refetch();
    wasSeen.current = isSeen;
  }, [isSeen, refetch]);
}
