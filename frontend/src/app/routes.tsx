import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { AppLayout } from './layout/AppLayout';
import { RouteFailure } from './RouteFailure';
import { screen } from './screen';

/** Screens built from antd's parts. Home and the list of ads do without, which keeps antd out of their JavaScript. */
const antdRoutes: RouteObject[] = [
  { path: paths.ad, lazy: screen(() => import('./screens/AdDetails'), 'ads') },
];

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { path: paths.home, lazy: screen(() => import('./screens/Home'), 'home', 'ads') },
      { path: paths.ads, lazy: screen(() => import('./screens/Ads'), 'ads') },
      { lazy: screen(() => import('./AntdOutlet')), children: antdRoutes },
      { path: '*', lazy: screen(() => import('./screens/NotFound')) },
    ],
  },
];
