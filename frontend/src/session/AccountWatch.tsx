import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { SiteDispatch } from '../api/site-reducer';
import type { Session } from './session-slice';
import { watchAccount } from './watch-account';

/** Has the page notice when another tab signs in or out. */
export function AccountWatch() {
  const { getState, dispatch, subscribe } = useStore<{ session: Session }>();
  useEffect(
    () => watchAccount({ getState, dispatch: dispatch as SiteDispatch, subscribe }),
    [getState, dispatch, subscribe],
  );
  return null;
}
