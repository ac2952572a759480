import { useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { useGetBadgeQuery, type NftBadge } from '../api';

interface BadgeView {
  status: 'loading' | 'none' | 'badge' | 'failed';
  badge: NftBadge | null;
  error: unknown;
  retry: () => void;
}

/** The account's badge, followed while it is being minted. No badge is an answer, not a failure (spec section 7). */
export function useBadge(): BadgeView {
  const [isMinting, setMinting] = useState(false);
  const pollingInterval = useFallbackPolling(isMinting);
  const { data, error, refetch } = useGetBadgeQuery(undefined, { pollingInterval });
  const minting = data?.state === 'minting';
  if (minting !== isMinting) setMinting(minting);
  const retry = () => void refetch();
  if (isApiError(error) && error.status === 404) return { status: 'none', badge: null, error: null, retry };
  if (data) return { status: 'badge', badge: data, error: null, retry };
  return { status: error ? 'failed' : 'loading', badge: null, error, retry };
}
