import type meta from './i18n/en/meta.json';
import { paths } from './paths.ts';
import { season } from './season.ts';

export type PageKey = keyof typeof meta;

/** Which words of the `meta` texts describe the page at which address; every other address is not found. Those `listed` stand in the sitemap. */
export const describedPages: { path: string; key: PageKey; listed?: true }[] = [
  { path: paths.home, key: 'home', listed: true },
  { path: paths.ads, key: 'ads', listed: true },
  { path: paths.ad, key: 'ad' },
  { path: paths.submitAd, key: 'submitAd', listed: true },
  { path: paths.participants, key: 'participants', listed: true },
  { path: paths.participant, key: 'participant' },
  { path: paths.awards, key: 'awards', listed: true },
  { path: paths.judging, key: 'judging' },
  { path: paths.joinAsViewer, key: 'joinAsViewer', listed: true },
  { path: paths.viewerRegistration, key: 'joinAsViewer' },
  { path: paths.register, key: 'register', listed: true },
  { path: paths.auth, key: 'register' },
  { path: paths.invitation, key: 'invitation' },
  { path: paths.confirm, key: 'confirm' },
  { path: paths.forgotPassword, key: 'forgotPassword' },
  { path: paths.resetPassword, key: 'resetPassword' },
  { path: paths.connectWallet, key: 'connectWallet', listed: true },
  { path: paths.tokenomics, key: 'tokenomics', listed: true },
  { path: paths.transparency, key: 'transparency', listed: true },
  { path: paths.about, key: 'about', listed: true },
  { path: paths.whitepaper, key: 'whitepaper', listed: true },
  { path: paths.socialEntrepreneurship, key: 'socialEntrepreneurship', listed: true },
  { path: paths.affiliateProgram, key: 'affiliateProgram', listed: true },
  { path: paths.faq, key: 'faq', listed: true },
  { path: paths.support, key: 'support', listed: true },
  { path: paths.terms, key: 'terms', listed: true },
  { path: paths.streaming, key: 'streaming', listed: true },
  { path: paths.transaction, key: 'transaction' },
  { path: paths.dashboard, key: 'dashboard' },
  { path: paths.notifications, key: 'notifications' },
  { path: paths.unsubscribe, key: 'unsubscribe' },
  { path: paths.admin, key: 'admin' },
];

/** What the titles and descriptions say in figures. */
export const metaFigures = {
  season: season.number,
  places: season.maxParticipants,
  months: season.months,
} as const;
