import { Navigate, type RouteObject } from 'react-router-dom';
import { Streaming } from './screens/Streaming';
import { paths } from '../paths';
import { RequireAdmin } from '../session/RequireAdmin';
import { RequireUser } from '../session/RequireUser';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { AppLayout } from './layout/AppLayout';
import { RouteFailure } from './RouteFailure';
import { screen } from './screen';

/** Screens with antd's parts or the wallet. The others do without both, which keeps their JavaScript small. */
const interactiveRoutes: RouteObject[] = [
  { path: paths.register, lazy: screen(() => import('./screens/Register'), 'auth', 'participants') },
  { path: paths.auth, element: <Navigate to={paths.register} replace /> },
  { path: paths.ad, lazy: screen(() => import('./screens/AdDetails'), 'ads', 'payments', 'wallet') },
  {
    path: paths.submitAd,
    lazy: screen(() => import('./screens/SubmitAd'), 'submit', 'ads', 'auth', 'payments', 'wallet'),
  },
  { path: paths.joinAsViewer, lazy: screen(() => import('./screens/JoinAsViewer'), 'viewers') },
  { path: paths.viewerRegistration, lazy: screen(() => import('./screens/JoinAsViewer'), 'viewers') },
  {
    element: <RequireUser />,
    children: [
      {
        path: paths.dashboard,
        lazy: screen(
          () => import('./screens/Dashboard'),
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
        lazy: screen(() => import('./screens/Admin'), 'admin', 'ads', 'awards', 'payments', 'wallet'),
      },
    ],
  },
  { path: paths.connectWallet, lazy: screen(() => import('./screens/ConnectWallet'), 'wallet', 'payments') },
  {
    path: paths.affiliateProgram,
    lazy: screen(() => import('../pages/AffiliateProgram/AffiliateProgram'), 'affiliate-program'),
  },
  { path: paths.tokenomics, lazy: screen(() => import('./screens/Tokenomics'), 'tokenomics') },
  { path: paths.about, lazy: screen(() => import('../pages/About/About'), 'about', 'tokenomics') },
  { path: paths.terms, lazy: screen(() => import('../pages/Terms/Terms'), 'terms') },
  { path: paths.support, lazy: screen(() => import('../pages/Support/Support'), 'support', 'faq') },
  { path: paths.transaction, lazy: screen(() => import('./screens/Transaction'), 'payments') },
];

const pages: RouteObject[] = [
  { path: paths.home, lazy: screen(() => import('./screens/Home'), 'home', 'ads') },
  { path: paths.ads, lazy: screen(() => import('./screens/Ads'), 'ads') },
  { path: paths.participants, lazy: screen(() => import('./screens/Participants'), 'participants', 'votes') },
  {
    path: paths.participant,
    lazy: screen(() => import('./screens/Participant'), 'participants', 'reports', 'votes'),
  },
  { path: paths.awards, lazy: screen(() => import('./screens/Awards'), 'awards') },
  {
    element: <RequireUser />,
    children: [{ path: paths.judging, lazy: screen(() => import('./screens/Judging'), 'awards', 'errors') }],
  },
  { path: paths.faq, lazy: screen(() => import('../pages/Faq/Faq'), 'faq') },
  {
    path: paths.socialEntrepreneurship,
    lazy: screen(
      () => import('../pages/SocialEntrepreneurship/SocialEntrepreneurship'),
      'social-entrepreneurship',
    ),
  },
  { path: paths.streaming, element: <Streaming /> },
  {
    path: paths.transparency,
    lazy: screen(() => import('./screens/Transparency'), 'transparency', 'books'),
  },
  { path: paths.whitepaper, lazy: screen(() => import('../pages/Whitepaper/Whitepaper'), 'whitepaper') },
  {
    element: <RequireUser />,
    children: [
      {
        path: paths.notifications,
        lazy: screen(() => import('./screens/Notifications'), 'notifications'),
      },
    ],
  },
  { lazy: screen(() => import('./InteractiveOutlet'), 'errors'), children: interactiveRoutes },
  { path: paths.vrExperience, lazy: screen(() => import('./screens/NotFound')) },
  { path: '*', lazy: screen(() => import('./screens/NotFound')) },
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
