import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { AdPaymentSplitter } from '../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../chain/networks';
import { openSplitter } from '../../chain/open-splitter';
import { moneyMoved } from '../../chain/wallet-reads';
import type { WalletConnection } from '../../chain/wallet-slice';
import { toast } from '../../ui/toast/toast';
import { type Deed, useFailureText, toPaymentFailure } from './payment-failure';

export type DeedStep = 'idle' | 'signing' | 'mining';

/**
 * Has the wallet send a transaction to the splitter and waits for its block, though not for ever; what became of it is told in a
 * toast unless it went well.
 */
export function useSplitterDeed(
  deed: Exclude<Deed, 'payment'>,
  connection: WalletConnection,
  { splitter }: SplitterNetwork,
) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const [step, setStep] = useState<DeedStep>('idle');

  /** @returns whether it was sent and not refused: from then on the server's word counts */
  const run = async (send: (splitter: AdPaymentSplitter) => Promise<string>): Promise<boolean> => {
    setStep('signing');
    try {
      const contract = await openSplitter(connection, splitter);
      const hash = await send(contract);
      setStep('mining');
      const isMined = await contract.waitForSuccess(hash);
      if (!isMined) toast({ kind: 'info', title: t('action.slow.title'), text: t('action.slow.text') });
      dispatch(moneyMoved());
      return true;
    } catch (error) {
      const text = failureText(toPaymentFailure(error), deed);
      toast({ kind: 'error', title: t('action.failed'), text });
      return false;
    } finally {
      setStep('idle');
    }
  };
  return { step, run };
}
