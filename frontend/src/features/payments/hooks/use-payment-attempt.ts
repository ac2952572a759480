import { useMemo, useSyncExternalStore } from 'react';
import { parseAttempt, storedAttempt, subscribeToAttempts } from '../attempt-store';
import type { PaymentAttempt } from '../payment-attempt';

/** How far this browser has come in paying for the ad. */
export function usePaymentAttempt(adId: number): PaymentAttempt {
  const stored = useSyncExternalStore(
    subscribeToAttempts,
    () => storedAttempt(adId),
    () => null,
  );
  return useMemo(() => parseAttempt(stored), [stored]);
}
