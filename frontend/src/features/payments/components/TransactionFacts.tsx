import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { Facts } from '../../../ui/facts/Facts';
import { Amount } from '../../../ui/money/Amount';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { Transaction } from '../api';
import { useLongTime } from '../../../i18n/use-long-time';
import styles from './TransactionDetails.module.css';

const tones: Record<Transaction['status'], Tone> = {
  pending: 'warning',
  success: 'success',
  reverted: 'danger',
};

/** A hash or an address in full length. */
const whole = (text: string) => (
  <span className={styles.whole} dir="ltr">
    {text}
  </span>
);

/** The transaction itself; what its block will tell stays a dash until then. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  const longTime = useLongTime();
  const network = useNetworks().find(transaction.chainId);
  const currency = network?.currency ?? '';
  const { hash, status, blockNumber, confirmations, from, to, value, fee, timestamp } = transaction;
  return (
    <Facts
      facts={[
        {
          label: t('transaction.state'),
          value: <Tag tone={tones[status]}>{t(`transaction.status.${status}`)}</Tag>,
        },
        { label: t('transaction.network'), value: network?.name ?? transaction.chainId },
        { label: t('transaction.hash'), value: whole(hash) },
        { label: t('transaction.block'), value: blockNumber ?? '–' },
        { label: t('transaction.confirmations'), value: confirmations },
        { label: t('transaction.time'), value: timestamp ? longTime(timestamp) : '–' },
        { label: t('transaction.from'), value: whole(from) },
        { label: t('transaction.to'), value: to ? whole(to) : '–' },
        { label: t('transaction.value'), value: <Amount wei={value} currency={currency} /> },
        {
          label: t('transaction.fee'),
          value: fee === null ? '–' : <Amount wei={fee} currency={currency} fractionDigits={8} />,
        },
      ]}
    />
  );
}
