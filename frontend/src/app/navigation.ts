import { paths } from '../paths';

/** Pages whose entries are called as they are. */
const pages = <Key extends keyof typeof paths>(...keys: Key[]) =>
  keys.map((key) => ({ key, to: paths[key] }));

/** Groups and entries of the menu in the order of the spec's header; an entry is added together with its route. */
export const navigation = [
  { key: 'about', entries: pages('about', 'socialEntrepreneurship', 'transparency') },
  { key: 'finance', entries: pages('tokenomics', 'whitepaper', 'connectWallet') },
  {
    key: 'community',
    entries: pages('participants', 'awards', 'seasons', 'joinAsViewer', 'affiliateProgram', 'streaming'),
  },
  { key: 'advertising', entries: pages('ads', 'submitAd') },
  { key: 'help', entries: pages('faq', 'support', 'terms') },
  { key: 'admin', adminOnly: true, entries: [{ key: 'adminDashboard', to: paths.admin }] },
] as const satisfies NavigationGroup[];

interface NavigationGroup {
  key: string;
  adminOnly?: boolean;
  entries: { key: string; to: string }[];
}
