import { useEffect, useRef } from 'react';
import { useNetworks } from '../../../chain/use-networks';
import { useWallet } from '../../../chain/use-wallet';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { dispatchAttempt } from '../attempt-store';
import { chainOfAttempt } from '../payment-attempt';
import { isConcluded, paymentCardState } from '../payment-card-state';
import { useAdPayment } from './use-ad-payment';
import { useChosenNetwork } from './use-chosen-network';
import { usePaymentAttempt } from './use-payment-attempt';
import { useTransactionTracking } from './use-transaction-tracking';

/** Everything the payment card shows, brought together from the server, this browser and the wallet. */
export function usePaymentCard(adId: number, onConfirmed?: () => void) {
  const attempt = usePaymentAttempt(adId);
  const wallet = useWallet();
  const current = useWalletNetwork();
  const { find, isLoading } = useNetworks();
  const choice = useChosenNetwork();
  const isUnderWay = attempt.step === 'signing' || attempt.step === 'sent';
  const { payment, error, refetch } = useAdPayment(adId, () => isUnderWay);
  const concluded = payment !== undefined && isConcluded(attempt, payment);

  useEffect(() => {
    if (concluded) dispatchAttempt(adId, { type: 'concluded' });
  }, [adId, concluded]);
  useCallOnce(onConfirmed, payment?.status === 'confirmed' || payment?.status === 'settled');

  const isConnected = wallet.connection !== null;
  const isSettling = wallet.status === 'restoring' || isLoading || (!payment && !error);
  const state = paymentCardState({
    isConnected,
    network: current,
    chosen: choice.chosen,
    attempt,
    payment,
  });
  useTransactionTracking(
    adId,
    state === 'processing' && attempt.step === 'sent' ? attempt.transaction : null,
  );
  return {
    ...{ state, attempt, payment, error, refetch, choice },
    /** Where the ad was paid, is being paid, or is about to be. */
    network: find(payment?.chainId ?? chainOfAttempt(attempt)) ?? choice.chosen,
    isSettling: isSettling && state !== 'processing',
  };
}

function useCallOnce(callback: (() => void) | undefined, isTime: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isTime || isDone.current) return;
    isDone.current = true;
    callback?.();
  }, [isTime, callback]);
}
