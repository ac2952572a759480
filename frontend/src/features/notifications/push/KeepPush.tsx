import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SiteDispatch } from '../../../api/site-reducer';
import { useSession } from '../../../session/use-session';
import { keepPush } from './keep-push';

/** Has a browser that was told of an account's news be so in its present session, and tells nobody else of them. */
export default function KeepPush() {
  const { user } = useSession();
  const dispatch = useDispatch<SiteDispatch>();
  const id = user?.id;
  useEffect(() => {
    // Without an answer all stays as it was; the next page tries again.
    if (id !== undefined) void keepPush(dispatch, id).catch(() => undefined);
  }, [dispatch, id]);
  return null;
}
