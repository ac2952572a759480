import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useHydrated } from '../../i18n/use-hydrated';
import { PageSkeleton } from './PageSkeleton';

interface BrowserOnlyProps {
  /** Keeps the room in the page that the server sends. */
  meanwhile?: ReactNode;
  /** Without it, the route below. */
  children?: ReactNode;
}

/**
 * What the browser alone draws: forms that were sent before they answer would go out as browsers do it, with what was typed in the
 * address, and what a wallet holds no server knows.
 */
export const BrowserOnly = ({ meanwhile = <PageSkeleton />, children = <Outlet /> }: BrowserOnlyProps) =>
  useHydrated() ? children : meanwhile;
