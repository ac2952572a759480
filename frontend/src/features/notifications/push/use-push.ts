import { useState } from 'react';
import type { PushKind } from '../../../api/generated/notifications';
import { useSession } from '../../../session/use-session';
import {
  useChooseNotificationPreferencesMutation,
  useGetNotificationPreferencesQuery,
  useGetPushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '../api';
import { isPushSupported } from './push-support';
import { isRefused, subscribe, targetOf, unsubscribe } from './push-browser';
import { pushAccount } from './push-account';

/** What whoever turns it on is told of, until they choose: what comes seldom and is for them. */
const first: PushKind[] = ['vote_reminder', 'progress', 'comment', 'award'];

export type PushAnswer = 'done' | 'refused' | 'failed';

/** Whether this browser is told of news, and how that is changed. */
export function usePush() {
  const { user } = useSession();
  const { data } = useGetPushQuery(undefined, { skip: !isPushSupported() });
  const { data: preferences } = useGetNotificationPreferencesQuery();
  const [choose] = useChooseNotificationPreferencesMutation();
  const [add] = useSubscribePushMutation();
  const [remove] = useUnsubscribePushMutation();
  const [isChanging, setIsChanging] = useState(false);

  const on = async (publicKey: string): Promise<PushAnswer> => {
    // First, as another tab ends what it finds of nobody or somebody else (see keepPush).
    if (user) pushAccount.keep(user.id);
    const subscription = await subscribe(publicKey);
    if (!subscription) return 'refused';
    const kinds = preferences?.push.length === 0 ? first : undefined;
    const chosen = kinds && (await choose({ chooseNotificationPreferences: { push: kinds } }));
    const added = await add({ subscribePush: { subscription: targetOf(subscription) } });
    if (chosen?.error || added.error) return 'failed';
    return 'done';
  };
  const off = async (): Promise<PushAnswer> => {
    const { error } = await remove();
    if (error) return 'failed';
    pushAccount.forget();
    await unsubscribe();
    return 'done';
  };
  const turn = async (isOn: boolean): Promise<PushAnswer> => {
    if (!data || isChanging) return 'failed';
    setIsChanging(true);
    const answer = await (isOn ? on(data.publicKey) : off()).catch((): PushAnswer => 'failed');
    if (isOn && answer !== 'done') pushAccount.forget();
    setIsChanging(false);
    return answer;
  };
  return {
    isKnown: data !== undefined,
    isOn: data?.isSubscribed ?? false,
    isRefused: isRefused(),
    isChanging,
    turn,
  };
}
