import { paths } from '../../paths';

/** The questions by audience. Each has an anchor that other sites may link to, so none is ever renamed (spec section 2). */
export const faqGroups = [
  { key: 'participants', anchors: ['participants', 'eligibility', 'submit-videos', 'tracking', 'resources'] },
  {
    key: 'advertisers',
    anchors: [
      'advertisers',
      'submit-ads',
      'ad-specs',
      'ad-guidelines',
      'content-policy',
      'crypto-payments',
      'ad-metrics',
    ],
  },
  { key: 'viewers', anchors: ['viewers', 'viewer-account', 'voting'] },
  {
    key: 'community',
    anchors: ['community', 'metamask-guide', 'connecting-wallet', 'nft-badges', 'affiliate-program'],
  },
] as const;

export type FaqAnchor = (typeof faqGroups)[number]['anchors'][number];

export const faqPath = (anchor: FaqAnchor) => `${paths.faq}#${anchor}`;

/** Where an answer is put into practice, as the menu names it. */
export const nextSteps = {
  participants: { entry: 'participants', to: paths.participants },
  eligibility: { entry: 'joinAsViewer', to: paths.joinAsViewer },
  advertisers: { entry: 'ads', to: paths.ads },
  'submit-ads': { entry: 'submitAd', to: paths.submitAd },
  'viewer-account': { entry: 'joinAsViewer', to: paths.joinAsViewer },
  community: { entry: 'tokenomics', to: paths.tokenomics },
  'metamask-guide': { entry: 'connectWallet', to: paths.connectWallet },
  'connecting-wallet': { entry: 'connectWallet', to: paths.connectWallet },
} as const satisfies Partial<Record<FaqAnchor, { entry: string; to: string }>>;
