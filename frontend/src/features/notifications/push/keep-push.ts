import type { SiteDispatch } from '../../../api/site-reducer';
import { notificationsApi } from '../../../api/generated/notifications';
import { ownSubscription, targetOf } from './push-browser';
import { pushAccount } from './push-account';

const { getPush, subscribePush } = notificationsApi.endpoints;

/** A session that ran out leaves the subscription of before it; whoever signs in next may be another. */
export async function keepPush(dispatch: SiteDispatch, userId: number): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  if (!pushAccount.is(userId)) {
    await subscription.unsubscribe();
    pushAccount.forget();
    return;
  }
  const { data } = await dispatch(getPush.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if (data?.isSubscribed === false)
    await dispatch(subscribePush.initiate({ subscribePush: { subscription: targetOf(subscription) } }));
}
