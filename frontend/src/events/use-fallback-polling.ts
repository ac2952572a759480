import { useSelector } from 'react-redux';
import { liveSlice } from './live-slice';
import { useSeen } from './use-seen';

const POLL_MS = 5_000;

/**
 * The interval at which something that money waits for is asked for while the server cannot tell of it and somebody looks;
 * 0, which is never, at all other times.
 */
export function useFallbackPolling(isPending: boolean): number {
  const isLive = useSelector(liveSlice.selectors.selectIsLive);
  const isSeen = useSeen();
  return isPending && !isLive && isSeen ? POLL_MS : 0;
}
