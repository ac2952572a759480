import { paths } from '../paths';

/** Groups and entries of the menu in the order of the spec's header; an entry is added together with its route. */
export const navigation = [
  {
    key: 'about',
    entries: [
      { key: 'about', to: paths.about },
      { key: 'socialEntrepreneurship', to: paths.socialEntrepreneurship },
      { key: 'transparency', to: paths.transparency },
    ],
  },
  {
    key: 'finance',
    entries: [
      { key: 'tokenomics', to: paths.tokenomics },
      { key: 'whitepaper', to: paths.whitepaper },
      { key: 'connectWallet', to: paths.connectWallet },
    ],
  },
  {
    key: 'community',
    entries: [
      { key: 'participants', to: paths.participants },
      { key: 'awards', to: paths.awards },
      { key: 'seasons', to: paths.seasons },
      { key: 'joinAsViewer', to: paths.joinAsViewer },
      { key: 'affiliateProgram', to: paths.affiliateProgram },
      { key: 'streaming', to: paths.streaming },
    ],
  },
  {
    key: 'advertising',
    entries: [
      { key: 'ads', to: paths.ads },
      { key: 'submitAd', to: paths.submitAd },
    ],
  },
  {
    key: 'help',
    entries: [
      { key: 'faq', to: paths.faq },
      { key: 'support', to: paths.support },
      { key: 'terms', to: paths.terms },
    ],
  },
  { key: 'admin', adminOnly: true, entries: [{ key: 'adminDashboard', to: paths.admin }] },
] as const satisfies NavigationGroup[];

interface NavigationGroup {
  key: string;
  adminOnly?: boolean;
  entries: { key: string; to: string }[];
}
