import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { useLocale } from '../../../i18n/use-locale';
import { Labelled } from '../../../ui/labelled/Labelled';
import { formatCoins } from '../../../ui/money/format-coins';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { AdPayment } from '../api';
import styles from './Panel.module.css';

type Further = AdPayment['further'][number];

/** Payments made for an ad that was paid already, and that they are given back; nothing where there are none. */
export function FurtherPayments({ payment: { chainId, further } }: { payment: AdPayment }) {
  const { find } = useNetworks();
  const first = find(chainId)?.name ?? '';
  return further.map((payment) => <FurtherPayment key={payment.txHash} payment={payment} first={first} />);
}

/** @param first name of the network on which the ad had been paid */
function FurtherPayment({ payment, first }: { payment: Further; first: string }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { find } = useNetworks();
  const { status, chainId, currency, txHash, explorerUrl, settlementTxHash, settlementExplorerUrl } = payment;
  const isOnItsWay = status === 'refunding' || status === 'refunded';
  const amount = formatCoins(payment.amount, 4, locale);
  const network = find(chainId)?.name ?? String(chainId);
  return (
    <div className={styles.warning}>
      <p>{t(`further.${isOnItsWay ? status : 'waiting'}`, { first, network, amount, currency })}</p>
      <p>
        <Labelled label={t('panel.transaction')}>
          <TransactionLink hash={txHash} url={explorerUrl} />
        </Labelled>
      </p>
      {settlementTxHash && (
        <p>
          <Labelled label={t('panel.refund')}>
            <TransactionLink hash={settlementTxHash} url={settlementExplorerUrl} />
          </Labelled>
        </p>
      )}
    </div>
  );
}
