import { useCallback, useEffect, useState } from 'react';
import type { AdPaymentSplitter } from '../../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../../chain/networks';
import { openSplitter } from '../../../chain/open-splitter';
import type { WalletConnection } from '../../../chain/wallet-slice';

/**
 * A value read from the splitter; null until it is there, or when it cannot be had.
 * @param read the same function at every render
 */
export function useSplitterReading<T>(
  connection: WalletConnection,
  { splitter }: SplitterNetwork,
  read: (splitter: AdPaymentSplitter) => Promise<T>,
) {
  const [reading, setReading] = useState<{ value: T | null; of: WalletConnection } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: T | null) => isCurrent && setReading({ value, of: connection });
    openSplitter(connection, splitter)
      .then(read)
      .then(show)
      .catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [connection, splitter, read, round]);
  // What was read on another chain or for another account says nothing here.
  const value = reading?.of === connection ? reading.value : null;
  return { value, readAgain: useCallback(() => setRound((last) => last + 1), []) };
}
