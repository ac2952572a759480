import { useState } from 'react';
import { useFallbackPolling } from '../../../events/use-fallback-polling';
import type { Query } from '../../../ui/feedback/query';
import { useListOwnBadgesQuery, type NftBadge, type OwnBadges } from '../api';

/** The account's badges, one a season, followed while one is on its way. */
export function useBadges(): Query<OwnBadges> {
  const [isMinting, setMinting] = useState(false);
  const pollingInterval = useFallbackPolling(isMinting);
  const query = useListOwnBadgesQuery(undefined, { pollingInterval });
  const { currentData, error, isFetching, refetch } = query;
  const minting = currentData?.badges.some(({ state }) => state === 'minting') ?? false;
  if (minting !== isMinting) setMinting(minting);
  return { currentData, error, isFetching, refetch };
}

/** That of the newest season. No badge is an answer, null, and not a failure (spec section 7). */
export function useBadge(): Query<NftBadge | null> {
  const { currentData, ...query } = useBadges();
  return { ...query, currentData: currentData && (currentData.badges[0] ?? null) };
}
