import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { AdPaymentSplitter } from '../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../chain/networks';
import { moneyMoved } from '../../chain/wallet-reads';
import type { WalletConnection } from '../../chain/wallet-slice';
import { toast } from '../../ui/toast/toast';
import { type SplitterAction, useFailureText, toPaymentFailure } from './payment-failure';
import { splitterOnNetwork } from './splitter-on-network';

/** 'sent': no block has taken it for so long that nobody should wait for it. */
type TransactionOutcome = 'mined' | 'sent' | 'failed';

export type TransactionStep = 'idle' | 'signing' | 'mining';

/**
 * Has the wallet, if it is on the splitter's chain, send a transaction to it and waits for its block, though not for ever; what became of it is told in a
 * toast unless it went well.
 */
export function useSplitterTransaction(
  action: Exclude<SplitterAction, 'payment'>,
  connection: WalletConnection,
  network: SplitterNetwork,
) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const [step, setStep] = useState<TransactionStep>('idle');

  const run = async (send: (splitter: AdPaymentSplitter) => Promise<string>): Promise<TransactionOutcome> => {
    setStep('signing');
    try {
      const contract = await splitterOnNetwork(connection, network);
      const hash = await send(contract);
      setStep('mining');
      const isMined = await contract.waitForSuccess(hash);
      if (!isMined) toast({ kind: 'info', title: t('action.slow.title'), text: t('action.slow.text') });
      dispatch(moneyMoved());
      return isMined ? 'mined' : 'sent';
    } catch (error) {
      const text = failureText(toPaymentFailure(error), action);
      toast({ kind: 'error', title: t('action.failed'), text });
      return 'failed';
    } finally {
      setStep('idle');
    }
  };
  return { step, run };
}
