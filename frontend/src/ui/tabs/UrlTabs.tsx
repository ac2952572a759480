import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface UrlTab {
  key: string;
  label: ReactNode;
  children: ReactNode;
}

/** Tabs whose choice stands in the address as `?tab=`, so that it can be linked and survives a reload. The first is the default. */
export function UrlTabs({ items }: { items: [UrlTab, ...UrlTab[]] }) {
  const [params, setParams] = useSearchParams();
  const { key: active } = items.find(({ key }) => key === params.get('tab')) ?? items[0];
  const open = (tab: string) =>
    setParams((current) => ({ ...Object.fromEntries(current), tab }), {
      replace: true,
      preventScrollReset: true,
    });
  return <Tabs activeKey={active} items={items} onChange={open} />;
}
