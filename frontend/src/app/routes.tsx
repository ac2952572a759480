import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { RequireAdmin } from '../session/RequireAdmin';
import { RequireUser } from '../session/RequireUser';
import { BrowserOnly } from '../ui/skeletons/BrowserOnly';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { AppLayout } from './layout/AppLayout';
import { RouteFailure } from './RouteFailure';
import { browserScreen, isPrivate, screen, withLateParts } from './screen';

/** Pages to read: the server renders them, and they do without forms and the wallet, which keeps their JavaScript small. */
const readingRoutes: RouteObject[] = [
  { path: paths.home, ...screen('home/Home', () => import('../routes/home/Home'), 'home', 'ads') },
  { path: paths.ads, ...screen('ads/Ads', () => import('../routes/ads/Ads'), 'ads') },
  {
    path: paths.ad,
    ...withLateParts(
      screen('ad-details/AdDetails', () => import('../routes/ad-details/AdDetails'), 'ads', 'payments'),
      'ad-details/AdPayment',
    ),
  },
  {
    path: paths.whyThisAd,
    ...screen('why-this-ad/WhyThisAd', () => import('../routes/why-this-ad/WhyThisAd'), 'placements'),
  },
  {
    path: paths.participants,
    ...screen(
      'participants/Participants',
      () => import('../routes/participants/Participants'),
      'participants',
      'votes',
    ),
  },
  {
    path: paths.participant,
    ...withLateParts(
      screen(
        'participant/Participant',
        () => import('../routes/participant/Participant'),
        'participants',
        'reports',
        'votes',
      ),
      'participant/ParticipantActions',
      'participant/ParticipantYear',
    ),
  },
  { path: paths.awards, ...screen('awards/Awards', () => import('../routes/awards/Awards'), 'awards') },
  {
    path: paths.seasons,
    ...screen('seasons/Seasons', () => import('../routes/seasons/Seasons'), 'seasons', 'awards'),
  },
  {
    path: paths.season,
    ...withLateParts(
      screen(
        'season/Season',
        () => import('../routes/season/Season'),
        'seasons',
        'participants',
        'awards',
        'votes',
        'tokenomics',
      ),
      'season/SeasonSums',
      'season/SeasonAccounts',
    ),
  },
  {
    path: paths.about,
    ...screen('about/About', () => import('../routes/about/About'), 'about', 'tokenomics'),
  },
  {
    path: paths.affiliateProgram,
    ...screen(
      'affiliate-program/AffiliateProgram',
      () => import('../routes/affiliate-program/AffiliateProgram'),
      'affiliate-program',
    ),
  },
  {
    path: paths.tokenomics,
    ...screen('tokenomics/Tokenomics', () => import('../routes/tokenomics/Tokenomics'), 'tokenomics'),
  },
  { path: paths.faq, ...screen('faq/Faq', () => import('../routes/faq/Faq'), 'faq') },
  {
    path: paths.support,
    ...screen('support/Support', () => import('../routes/support/Support'), 'support', 'faq'),
  },
  {
    path: paths.accessibility,
    ...screen(
      'accessibility/Accessibility',
      () => import('../routes/accessibility/Accessibility'),
      'accessibility',
    ),
  },
  { path: paths.terms, ...screen('terms/Terms', () => import('../routes/terms/Terms'), 'terms') },
  {
    path: paths.socialEntrepreneurship,
    ...screen(
      'social-entrepreneurship/SocialEntrepreneurship',
      () => import('../routes/social-entrepreneurship/SocialEntrepreneurship'),
      'social-entrepreneurship',
    ),
  },
  {
    path: paths.streaming,
    ...screen('streaming/StreamingContent', () => import('../routes/streaming/Streaming')),
  },
  {
    path: paths.transparency,
    ...withLateParts(
      screen(
        'transparency/Transparency',
        () => import('../routes/transparency/Transparency'),
        'transparency',
        'books',
      ),
      'transparency/MoneyPart',
      'transparency/VotesPart',
    ),
  },
  {
    path: paths.transaction,
    ...screen('transaction/Transaction', () => import('../routes/transaction/Transaction'), 'payments'),
  },
  {
    path: paths.whitepaper,
    ...screen('whitepaper/Whitepaper', () => import('../routes/whitepaper/Whitepaper'), 'whitepaper'),
  },
  { path: paths.vrExperience, ...screen('not-found/NotFound', () => import('../routes/not-found/NotFound')) },
  { path: '*', ...screen('not-found/NotFound', () => import('../routes/not-found/NotFound')) },
];

/** Pages of whoever is signed in that need neither the forms' checks nor a wallet. */
const ownRoutes: RouteObject[] = [
  {
    path: paths.judging,
    ...browserScreen(
      'judging/Judging',
      () => import('../routes/judging/Judging'),
      'awards',
      'participants',
      'reports',
      'errors',
    ),
  },
  {
    path: paths.receipt,
    ...browserScreen(
      'receipt/Receipt',
      () => import('../routes/receipt/Receipt'),
      'receipt',
      'payments',
      'ads',
    ),
  },
  {
    path: paths.notifications,
    ...browserScreen(
      'notifications/Notifications',
      () => import('../routes/notifications/Notifications'),
      'notifications',
      'errors',
    ),
  },
];

type LinkPage = keyof typeof import('../routes/links');

/** What links in letters lead to; rarely seen, and so one file. */
const linkScreen = (page: LinkPage, ...namespaces: string[]) =>
  browserScreen(
    'links/index',
    async () => ({ default: (await import('../routes/links'))[page] }),
    ...namespaces,
  );

/** Pages for whoever holds a link or has just left, signed in or not. */
const openRoutes: RouteObject[] = [
  { path: paths.confirmViewer, ...linkScreen('ConfirmViewer', 'viewers', 'errors') },
  { path: paths.accountDeleted, ...linkScreen('AccountDeleted', 'auth') },
  { path: paths.unsubscribe, ...linkScreen('Unsubscribe', 'notifications', 'errors') },
];

/** Where people come first to get an account, an ad or a wallet: the server renders what there is to read on them. */
const entryRoutes: RouteObject[] = [
  {
    path: paths.register,
    ...screen('register/Register', () => import('../routes/register/Register'), 'auth', 'participants'),
  },
  {
    path: paths.submitAd,
    ...screen(
      'submit-ad/SubmitAd',
      () => import('../routes/submit-ad/SubmitAd'),
      'submit',
      'ads',
      'runs',
      'auth',
      'payments',
      'wallet',
    ),
  },
  ...[paths.joinAsViewer, paths.viewerRegistration].map((path) => ({
    path,
    ...screen(
      'join-as-viewer/JoinAsViewer',
      () => import('../routes/join-as-viewer/JoinAsViewer'),
      'viewers',
      'auth',
    ),
  })),
  {
    path: paths.connectWallet,
    ...screen(
      'connect-wallet/ConnectWallet',
      () => import('../routes/connect-wallet/ConnectWallet'),
      'wallet',
      'payments',
    ),
  },
];

/** Pages with forms, the wallet, or the console's antd, which the browser alone draws. */
const interactiveRoutes: RouteObject[] = [
  { path: paths.invitation, ...linkScreen('Invitation', 'auth') },
  { path: paths.confirm, ...linkScreen('Confirm', 'auth') },
  { path: paths.notMe, ...linkScreen('NotMe', 'auth') },
  { path: paths.forgotPassword, ...linkScreen('ForgotPassword', 'auth') },
  { path: paths.resetPassword, ...linkScreen('ResetPassword', 'auth') },
  {
    element: <RequireUser />,
    handle: isPrivate,
    children: [
      {
        path: paths.dashboard,
        ...browserScreen(
          'dashboard/Dashboard',
          () => import('../routes/dashboard/Dashboard'),
          'dashboard',
          'ads',
          'runs',
          'auth',
          'payments',
          'wallet',
          'nft',
          'participants',
          'progress',
          'notifications',
        ),
      },
    ],
  },
  {
    element: <RequireAdmin />,
    handle: isPrivate,
    children: [
      {
        path: paths.admin,
        ...browserScreen(
          'admin/Admin',
          () => import('../routes/admin/Admin'),
          'admin',
          'ads',
          'runs',
          'awards',
          'payments',
          'wallet',
        ),
      },
    ],
  },
];

/** Gives these what sending forms needs. */
const interactive = (draw: typeof screen, children: RouteObject[]): RouteObject => ({
  ...draw('../app/InteractiveOutlet', () => import('./InteractiveOutlet'), 'errors'),
  children,
});

const pages: RouteObject[] = [
  { path: paths.auth, loader: () => redirect(paths.register) },
  ...readingRoutes,
  { element: <RequireUser />, handle: isPrivate, children: ownRoutes },
  interactive(screen, entryRoutes),
  { element: <BrowserOnly />, children: [...openRoutes, interactive(browserScreen, interactiveRoutes)] },
];

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageSkeleton />,
    // A second one below the layout: where a page alone fails, header and footer stay.
    children: [{ errorElement: <RouteFailure />, children: pages }],
  },
];
