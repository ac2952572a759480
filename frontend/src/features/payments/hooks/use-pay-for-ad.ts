import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast';
import { dispatchAttempt } from '../attempt-store';
import { toPaymentFailure } from '../payment-failure';
import { type PaymentOrder, sendPayment } from '../send-payment';
import { storeNetwork } from '../stored-network';
import { useFailureText } from './use-failure-text';

/** Pays for an ad once, however often it is called while a payment is under way. */
export function usePayForAd(): (order: PaymentOrder) => Promise<void> {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  return async (order) => {
    const { adId, network } = order;
    if (!dispatchAttempt(adId, { type: 'payNow', chainId: network.chainId })) return;
    storeNetwork(network.chainId);
    try {
      const transaction = await sendPayment(order);
      dispatchAttempt(adId, { type: 'sent', transaction });
    } catch (error) {
      const failure = toPaymentFailure(error);
      dispatchAttempt(adId, { type: 'failed', failure });
      toast({ kind: 'error', title: t('error.title'), text: failureText(failure) });
    }
  };
}
