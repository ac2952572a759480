import { useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import type { Query } from '../../../ui/feedback/query';
import { useGetBadgeQuery, type NftBadge } from '../api';

/** The account's badge, followed while it is being minted. No badge is an answer, null, and not a failure (spec section 7). */
export function useBadge(): Query<NftBadge | null> {
  const [isMinting, setMinting] = useState(false);
  const pollingInterval = useFallbackPolling(isMinting);
  const query = useGetBadgeQuery(undefined, { pollingInterval });
  const { currentData, error, isFetching, refetch } = query;
  const minting = currentData?.state === 'minting';
  if (minting !== isMinting) setMinting(minting);
  const hasNone = isApiError(error) && error.status === 404;
  if (hasNone) return { currentData: null, isFetching, refetch };
  return { currentData, error, isFetching, refetch };
}
