import { Navigate, type RouteObject } from 'react-router-dom';
import { Streaming } from '../routes/streaming/Streaming';
import { paths } from '../paths';
import { RequireAdmin } from '../session/RequireAdmin';
import { RequireUser } from '../session/RequireUser';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { AppLayout } from './layout/AppLayout';
import { RouteFailure } from './RouteFailure';
import { screen } from './screen';

/** Screens with antd's parts or the wallet. The others do without both, which keeps their JavaScript small. */
const interactiveRoutes: RouteObject[] = [
  { path: paths.register, lazy: screen(() => import('../routes/register/Register'), 'auth', 'participants') },
  { path: paths.auth, element: <Navigate to={paths.register} replace /> },
  {
    path: paths.ad,
    lazy: screen(() => import('../routes/ad-details/AdDetails'), 'ads', 'payments', 'wallet'),
  },
  {
    path: paths.submitAd,
    lazy: screen(() => import('../routes/submit-ad/SubmitAd'), 'submit', 'ads', 'auth', 'payments', 'wallet'),
  },
  {
    path: paths.joinAsViewer,
    lazy: screen(() => import('../routes/join-as-viewer/JoinAsViewer'), 'viewers'),
  },
  {
    path: paths.viewerRegistration,
    lazy: screen(() => import('../routes/join-as-viewer/JoinAsViewer'), 'viewers'),
  },
  {
    element: <RequireUser />,
    children: [
      {
        path: paths.dashboard,
        lazy: screen(
          () => import('../routes/dashboard/Dashboard'),
          'dashboard',
          'ads',
          'auth',
          'payments',
          'wallet',
          'nft',
          'participants',
          'progress',
        ),
      },
    ],
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        path: paths.admin,
        lazy: screen(() => import('../routes/admin/Admin'), 'admin', 'ads', 'awards', 'payments', 'wallet'),
      },
    ],
  },
  {
    path: paths.connectWallet,
    lazy: screen(() => import('../routes/connect-wallet/ConnectWallet'), 'wallet', 'payments'),
  },
  { path: paths.transaction, lazy: screen(() => import('../routes/transaction/Transaction'), 'payments') },
];

const pages: RouteObject[] = [
  { path: paths.home, lazy: screen(() => import('../routes/home/Home'), 'home', 'ads') },
  { path: paths.ads, lazy: screen(() => import('../routes/ads/Ads'), 'ads') },
  {
    path: paths.participants,
    lazy: screen(() => import('../routes/participants/Participants'), 'participants', 'votes'),
  },
  {
    path: paths.participant,
    lazy: screen(() => import('../routes/participant/Participant'), 'participants', 'reports', 'votes'),
  },
  { path: paths.awards, lazy: screen(() => import('../routes/awards/Awards'), 'awards') },
  {
    element: <RequireUser />,
    children: [
      { path: paths.judging, lazy: screen(() => import('../routes/judging/Judging'), 'awards', 'errors') },
    ],
  },
  { path: paths.about, lazy: screen(() => import('../routes/about/About'), 'about', 'tokenomics') },
  {
    path: paths.affiliateProgram,
    lazy: screen(() => import('../routes/affiliate-program/AffiliateProgram'), 'affiliate-program'),
  },
  { path: paths.faq, lazy: screen(() => import('../routes/faq/Faq'), 'faq') },
  { path: paths.support, lazy: screen(() => import('../routes/support/Support'), 'support', 'faq') },
  { path: paths.tokenomics, lazy: screen(() => import('../routes/tokenomics/Tokenomics'), 'tokenomics') },
  { path: paths.terms, lazy: screen(() => import('../routes/terms/Terms'), 'terms') },
  {
    path: paths.socialEntrepreneurship,
    lazy: screen(
      () => import('../routes/social-entrepreneurship/SocialEntrepreneurship'),
      'social-entrepreneurship',
    ),
  },
  { path: paths.streaming, element: <Streaming /> },
  {
    path: paths.transparency,
    lazy: screen(() => import('../routes/transparency/Transparency'), 'transparency', 'books'),
  },
  { path: paths.whitepaper, lazy: screen(() => import('../routes/whitepaper/Whitepaper'), 'whitepaper') },
  {
    element: <RequireUser />,
    children: [
      {
        path: paths.notifications,
        lazy: screen(() => import('../routes/notifications/Notifications'), 'notifications'),
      },
    ],
  },
  { lazy: screen(() => import('./InteractiveOutlet'), 'errors'), children: interactiveRoutes },
  { path: paths.vrExperience, lazy: screen(() => import('../routes/not-found/NotFound')) },
  { path: '*', lazy: screen(() => import('../routes/not-found/NotFound')) },
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
