/** Every address of the site, in one place below the features, so that links and routes cannot drift apart. */
export const paths = {
  home: '/',
  ads: '/ads',
  ad: '/ads/:id',
  receipt: '/ads/:id/receipts/:hash',
  whyThisAd: '/why-this-ad',
  submitAd: '/submit-ad',
  participants: '/participants',
  participant: '/participants/:id',
  awards: '/awards',
  seasons: '/seasons',
  season: '/seasons/:number',
  judging: '/judging',
  joinAsViewer: '/join-as-viewer',
  confirmViewer: '/confirm-viewer',
  viewerRegistration: '/viewer-registration',
  register: '/register',
  auth: '/auth',
  invitation: '/invitation',
  confirm: '/confirm',
  notMe: '/not-me',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  connectWallet: '/connect-wallet',
  tokenomics: '/tokenomics',
  transparency: '/transparency',
  about: '/about',
  whitepaper: '/whitepaper',
  faq: '/faq',
  terms: '/terms',
  accessibility: '/accessibility',
  support: '/support',
  transaction: '/transactions/:hash',
  affiliateProgram: '/affiliate-program',
  streaming: '/streaming',
  vrExperience: '/vr-experience',
  socialEntrepreneurship: '/social-entrepreneurship',
  dashboard: '/dashboard',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  accountDeleted: '/account-deleted',
  admin: '/admin',
} as const;

export const adPath = (id: number) => `/ads/${id}`;

/** The receipt of a payment for an ad, by the transaction that paid. */
export const receiptPath = (adId: number, hash: string) => `${adPath(adId)}/receipts/${hash}`;

/** Where the payment of an unpaid ad is taken up again. */
export const payAdPath = (id: number) => `${paths.submitAd}?ad=${id}`;

export const participantPath = (id: number) => `/participants/${id}`;

/** All that is known of a season, by its number. */
export const seasonPath = (number: number) => `${paths.seasons}/${number}`;

/** A participant's page with the question for one's vote open, for whoever may give one. */
export const votePath = (id: number) => `${participantPath(id)}?vote=1`;

/** Where a visitor becomes a viewer to come back to `next`, a path of this site. */
export const joinPath = (next: string) => `${paths.joinAsViewer}?${new URLSearchParams({ next })}`;

/** One report on its author's page, which takes the reader to it. */
export const reportPath = (participantId: number, id: number) =>
  `${participantPath(participantId)}#report-${id}`;

/** One of the comments on a report. */
export const reportCommentPath = (participantId: number, reportId: number, id: number) =>
  `${reportPath(participantId, reportId)}-comment-${id}`;

/** The signed-in user's own ads. */
export const ownAdsPath = `${paths.dashboard}?tab=ads`;

/** Where a visitor signs in to come back to `next`, a path of this site. */
export const signInPath = (next: string) => `${paths.register}?${new URLSearchParams({ next })}`;

/** As {@link signInPath}, for whoever has an account already. */
export const loginPath = (next: string) => `${signInPath(next)}&tab=login`;

/** One of the documents under /terms. */
export const policyPath = (tab: 'terms' | 'privacy') => `${paths.terms}?tab=${tab}`;
