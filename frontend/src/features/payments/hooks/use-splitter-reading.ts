import { useCallback, useEffect, useState } from 'react';
import type { AdPaymentSplitter } from '../../../chain/ad-payment-splitter';
import type { PayableNetwork } from '../../../chain/networks';
import { openSplitter } from '../../../chain/open-splitter';
import type { WalletConnection } from '../../../chain/wallet-store';

/**
 * A value read from the splitter; null until it is there, or when it cannot be had.
 * @param read the same function at every render
 */
export function useSplitterReading<T>(
  connection: WalletConnection,
  { splitter }: PayableNetwork,
  read: (splitter: AdPaymentSplitter) => Promise<T>,
) {
  const [value, setValue] = useState<T | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: T | null) => isCurrent && setValue(next);
    openSplitter(connection, splitter)
      .then(read)
      .then(show)
      .catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [connection, splitter, read, round]);
  return { value, readAgain: useCallback(() => setRound((last) => last + 1), []) };
}
