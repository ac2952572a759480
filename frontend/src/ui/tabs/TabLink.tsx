import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { useTabAddress } from './use-tab-address';
import { useTabKeys } from './use-tab-keys';
import styles from './UrlTabs.module.css';

interface TabLinkProps {
  name: string;
  active: boolean;
  tabId: string;
  panelId: string;
}

/** One tab of a row: a link to the same page with this tab open. Of the row, the Tab key stops at the open one alone. */
export function TabLink({ name, active, tabId, panelId, children }: PropsWithChildren<TabLinkProps>) {
  const addressOf = useTabAddress();
  return (
    <Link
      id={tabId}
      role="tab"
      aria-selected={active}
      aria-controls={panelId}
      tabIndex={active ? 0 : -1}
      className={styles.tab}
      to={addressOf(name)}
      replace
      preventScrollReset
      onKeyDown={useTabKeys()}
    >
      {children}
    </Link>
  );
}
