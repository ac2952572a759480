import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SplitterNetwork } from '../../../chain/networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { useLocale } from '../../../i18n/use-locale';
import { Dialog } from '../../../ui/dialog/Dialog';
import { formatCoins } from '../../../ui/money/format-coins';
import { toast } from '../../../ui/toast/toast';
import { useSplitterTransaction } from '../use-splitter-transaction';
import { ReceiverForm } from './ReceiverForm';
import { WithdrawalCheck } from './WithdrawalCheck';

interface WithdrawalDialogProps {
  connection: WalletConnection;
  network: SplitterNetwork;
  /** In wei. */
  credit: string;
  onClose: () => void;
}

/** Sends a credit to another address than the account's own: asks for it, shows it again, and then opens the wallet. */
export default function WithdrawalDialog({ connection, network, credit, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [receiver, setReceiver] = useState<string | null>(null);
  const { step, run } = useSplitterTransaction('withdrawal', connection, network);
  const amount = formatCoins(credit, 4, locale);
  const { currency, splitter } = network;

  const withdraw = async (to: string) => {
    const outcome = await run((contract) => contract.withdrawCredit(to));
    if (outcome !== 'mined') return;
    toast({
      kind: 'success',
      title: t('credit.done.title'),
      text: t('credit.done.text', { amount, currency, receiver: to }),
    });
    onClose();
  };
  return (
    <Dialog title={t('credit.elsewhere.title')} isBusy={step !== 'idle'} onClose={onClose}>
      {receiver === null ? (
        <ReceiverForm
          typed={typed}
          onType={setTyped}
          splitter={splitter}
          account={connection.account}
          onGiven={setReceiver}
        />
      ) : (
        <WithdrawalCheck
          receiver={receiver}
          amount={`${amount} ${currency}`}
          network={network.name}
          step={step}
          onWithdraw={() => void withdraw(receiver)}
          onChange={() => setReceiver(null)}
        />
      )}
    </Dialog>
  );
}
