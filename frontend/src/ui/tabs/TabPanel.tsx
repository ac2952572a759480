import { useRef, type PropsWithChildren } from 'react';
import { PanelShown, usePanelShown } from './panel-shown';
import { useFoundText } from './use-found-text';

interface TabPanelProps {
  name: string;
  active: boolean;
  searchable: boolean;
  tabId: string;
  panelId: string;
}

/** What belongs to a tab; hidden, but found by the browser's search where it is searchable, which then opens it. */
export function TabPanel({
  name,
  active,
  searchable,
  tabId,
  panelId,
  children,
}: PropsWithChildren<TabPanelProps>) {
  const panel = useRef<HTMLDivElement>(null);
  const isShown = usePanelShown() && active;
  useFoundText(panel, { name, isHidden: searchable && !active });
  return (
    <div ref={panel} id={panelId} role="tabpanel" aria-labelledby={tabId} tabIndex={0} hidden={!active}>
      <PanelShown value={isShown}>{children}</PanelShown>
    </div>
  );
}
