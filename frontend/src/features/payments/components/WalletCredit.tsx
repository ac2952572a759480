import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type { AdPaymentSplitter } from '../../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../../chain/networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { formatCoins } from '../../../ui/money/format-coins';
import { useSplitterAction } from '../hooks/use-splitter-action';
import { useSplitterReading } from '../hooks/use-splitter-reading';
import { ActionButton } from './ActionButton';
import styles from './Panel.module.css';

const readCredit = (splitter: AdPaymentSplitter) => splitter.credit();

interface WalletCreditProps {
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Offers a refund that the contract keeps for the connected wallet; nothing where there is none. */
export function WalletCredit({ connection, network }: WalletCreditProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { value: credit, readAgain } = useSplitterReading(connection, network, readCredit);
  const { step, run } = useSplitterAction(connection, network, readAgain);
  if (!credit) return null;
  return (
    <div className={styles.panel}>
      <p>{t('credit.text', { amount: formatCoins(credit, 4, locale), currency: network.currency })}</p>
      <ActionButton
        step={step}
        label={t('credit.action')}
        onClick={() => void run((splitter) => splitter.withdrawCredit())}
      />
    </div>
  );
}
