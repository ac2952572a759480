import { useCallback, useEffect, useState } from 'react';
import type { PaymentQuote } from '../../../chain/ad-payment-splitter';
import type { PayableNetwork } from '../../../chain/networks';
import { openSplitter } from '../../../chain/open-splitter';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { type PaymentFailure, toPaymentFailure } from '../payment-failure';

interface QuoteState {
  quote: PaymentQuote | null;
  failure: PaymentFailure | null;
}

const UNKNOWN: QuoteState = { quote: null, failure: null };

/** Price, fee and balance as the chain gives them now; asked again for another account, chain or ad. */
export function usePaymentQuote(adId: number, connection: WalletConnection, { splitter }: PayableNetwork) {
  const [state, setState] = useState(UNKNOWN);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: QuoteState) => isCurrent && setState(next);
    show(UNKNOWN);
    openSplitter(connection, splitter)
      .then((contract) => contract.quote(adId))
      .then((quote) => show({ quote, failure: null }))
      .catch((error: unknown) => show({ quote: null, failure: toPaymentFailure(error) }));
    return () => {
      isCurrent = false;
    };
  }, [adId, connection, splitter, round]);

  return { ...state, askAgain: useCallback(() => setRound((last) => last + 1), []) };
}
