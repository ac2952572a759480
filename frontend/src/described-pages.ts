import type meta from './i18n/en/meta.json';
import { paths } from './paths.ts';
import { season } from './season.ts';

export type PageKey = keyof typeof meta;

/** Which words of the `meta` texts describe the page at which address; every other address is not found. */
export const describedPages: { path: string; key: PageKey }[] = [
  { path: paths.home, key: 'home' },
  { path: paths.ads, key: 'ads' },
  { path: paths.ad, key: 'ad' },
  { path: paths.submitAd, key: 'submitAd' },
  { path: paths.participants, key: 'participants' },
  { path: paths.participant, key: 'participant' },
  { path: paths.awards, key: 'awards' },
  { path: paths.judging, key: 'judging' },
  { path: paths.joinAsViewer, key: 'joinAsViewer' },
  { path: paths.viewerRegistration, key: 'joinAsViewer' },
  { path: paths.register, key: 'register' },
  { path: paths.auth, key: 'register' },
  { path: paths.connectWallet, key: 'connectWallet' },
  { path: paths.tokenomics, key: 'tokenomics' },
  { path: paths.transparency, key: 'transparency' },
  { path: paths.about, key: 'about' },
  { path: paths.whitepaper, key: 'whitepaper' },
  { path: paths.socialEntrepreneurship, key: 'socialEntrepreneurship' },
  { path: paths.affiliateProgram, key: 'affiliateProgram' },
  { path: paths.faq, key: 'faq' },
  { path: paths.support, key: 'support' },
  { path: paths.terms, key: 'terms' },
  { path: paths.streaming, key: 'streaming' },
  { path: paths.transaction, key: 'transaction' },
  { path: paths.dashboard, key: 'dashboard' },
  { path: paths.notifications, key: 'notifications' },
  { path: paths.admin, key: 'admin' },
];

/** What the titles and descriptions say in figures. */
export const metaFigures = {
  season: season.number,
  places: season.maxParticipants,
  months: season.months,
} as const;
