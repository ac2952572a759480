import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdPaymentSplitter } from '../../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../../chain/networks';
import { openSplitter } from '../../../chain/open-splitter';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { toast } from '../../../ui/toast/toast';
import { toPaymentFailure } from '../payment-failure';
import { useFailureText } from './use-failure-text';

export type ActionStep = 'idle' | 'signing' | 'mining';

/**
 * Has the wallet send a transaction to the splitter and waits for its block; a failure is told in a toast.
 * @param onDone called after the block
 */
export function useSplitterAction(
  connection: WalletConnection,
  network: SplitterNetwork,
  onDone: () => void,
) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const [step, setStep] = useState<ActionStep>('idle');

  const run = async (send: (splitter: AdPaymentSplitter) => Promise<string>) => {
    setStep('signing');
    try {
      const splitter = await openSplitter(connection, network.splitter);
      const hash = await send(splitter);
      setStep('mining');
      await splitter.waitForSuccess(hash);
      onDone();
    } catch (error) {
      toast({ kind: 'error', title: t('action.failed'), text: failureText(toPaymentFailure(error)) });
    } finally {
      setStep('idle');
    }
  };
  return { step, run };
}
