import { useState } from 'react';
import { useGetEligibilityQuery } from '../../features/participants';
import type { Session } from '../../session/session-slice';

/** Whether the visitor has a place by now, and had none that was known of, or was nobody, when the page opened. */
export function useBecameRegistered({ status, user }: Session): boolean {
  const [hadPlace, setHadPlace] = useState<boolean | null>(null);
  const isAsked = user !== null && user.role !== 'admin';
  const { currentData, isFetching } = useGetEligibilityQuery(undefined, { skip: !isAsked });
  const state = isAsked && !isFetching ? currentData?.state : undefined;
  if (hadPlace === null && status !== 'loading') {
    if (!isAsked) setHadPlace(false);
    else if (state) setHadPlace(state === 'registered');
  }
  return state === 'registered' && hadPlace === false;
}
