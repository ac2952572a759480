import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { PayableNetwork } from '../../chain/networks';
import { useNetworks } from '../../chain/use-networks';
import { useWallet } from '../../chain/use-wallet';
import type { WalletConnection } from '../../chain/wallet-slice';
import { type OfSplitter, type Quote, useGetPaymentQuoteQuery } from '../../chain/wallet-reads';
import { toPaymentFailure, type PaymentFailure } from './payment-failure';
import { chainOfAttempt, isVerified, paymentState } from './payment-machine';
import { cardClosed, cardOpened } from './payments-slice';
import { useChosenNetwork } from './use-chosen-network';
import { useAdPayment } from './use-ad-payment';
import { useAttempt } from './use-attempt';

/** Everything the payment card shows: the machine's state, brought together from the server, this browser and the wallet. */
export function usePayment(adId: number) {
  const dispatch = useDispatch();
  const attempt = useAttempt(adId);
  // After the attempt, which brings the listener: what was sent is watched for as long as somebody looks at it.
  useEffect(() => {
    dispatch(cardOpened({ adId }));
    return () => void dispatch(cardClosed({ adId }));
  }, [adId, dispatch]);

  const isUnderWay = attempt.step === 'signing' || attempt.step === 'sent';
  const { payment, error, refetch } = useAdPayment(adId, () => isUnderWay);
  const networks = useNetworks();
  const { status, connection } = useWallet();
  const choice = useChosenNetwork();
  const { chosen } = choice;

  const isThere = connection !== null && connection.chainId === chosen?.chainId;
  const isDue = attempt.step === 'none' && payment !== undefined && !isVerified(payment);
  const quote = useQuote(isThere && isDue ? priceOf(adId, connection, chosen) : skipToken);

  const where = isThere ? 'onChosenNetwork' : connection ? 'elsewhere' : 'away';
  const wallet = status === 'restoring' || networks.isLoading ? 'restoring' : where;
  const state = paymentState({ attempt, payment, wallet, quote: quote.step });
  const needsNetworks = !isUnderWay && !isVerified(payment);
  return {
    ...{ state, payment, connection, choice, quote },
    /** Why it cannot be told where the payment stands, if so. */
    error: error ?? (needsNetworks ? networks.error : undefined),
    retry: error ? refetch : networks.refetch,
    /** Where the ad was paid, is being paid, or is about to be. */
    network: networks.find(payment?.chainId ?? chainOfAttempt(attempt)) ?? chosen,
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** Where the question for the price stands; `askAgain` after a refusal. */
export type QuoteStep =
  | { step: 'asked' }
  | { step: 'answered'; quote: Quote }
  | { step: 'refused'; failure: PaymentFailure; askAgain: () => unknown };

type Question = OfSplitter & { adId: number };

/** Asked anew for another account, chain or ad. */
const priceOf = (
  adId: number,
  { chainId, account }: WalletConnection,
  { splitter }: PayableNetwork,
): Question => ({
  ...{ adId, chainId, account, splitter },
});

/** Price, fee and balance as the chain gives them now. */
function useQuote(question: Question | typeof skipToken): QuoteStep {
  const { currentData, error, isFetching, refetch } = useGetPaymentQuoteQuery(question);
  if (error && !isFetching) return { step: 'refused', failure: toPaymentFailure(error), askAgain: refetch };
  if (!currentData || error) return { step: 'asked' };
  return { step: 'answered', quote: currentData };
}
