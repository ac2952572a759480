import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabLink } from './TabLink';
import { TabPanel } from './TabPanel';
import styles from './UrlTabs.module.css';

interface UrlTab {
  key: string;
  label: ReactNode;
  children: ReactNode;
}

interface UrlTabsProps {
  /** What all of them are about, for those who hear the page. */
  label: string;
  items: [UrlTab, ...UrlTab[]];
  /** Puts every panel into the page from the start, for texts: the browser's search and those of the web find what is in them. */
  searchable?: boolean;
}

/**
 * Tabs whose choice stands in the address as `?tab=`, so that it can be linked and survives a reload. The first is the default. They are
 * links, which work before the page's code does; a panel that was opened stays, with what was typed into it.
 */
export function UrlTabs({ label: name, items, searchable = false }: UrlTabsProps) {
  const id = useId();
  const [params] = useSearchParams();
  const { key: active } = items.find(({ key }) => key === params.get('tab')) ?? items[0];
  const [opened, setOpened] = useState([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);
  const idsOf = (key: string) => ({ tabId: `${id}-tab-${key}`, panelId: `${id}-panel-${key}` });
  return (
    <>
      <div role="tablist" aria-label={name} className={styles.tabs}>
        {items.map(({ key, label }) => (
          <TabLink key={key} name={key} active={key === active} {...idsOf(key)}>
            {label}
          </TabLink>
        ))}
      </div>
      {items.map(({ key, children }) => (
        <TabPanel key={key} name={key} active={key === active} searchable={searchable} {...idsOf(key)}>
          {(searchable || opened.includes(key)) && children}
        </TabPanel>
      ))}
    </>
  );
}
