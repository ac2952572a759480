import { useTranslation } from 'react-i18next';
import { sameAddress } from '../../../../chain/same-address';
import { useLocale } from '../../../../i18n/use-locale';
import { useLongTime } from '../../../../i18n/use-long-time';
import { TransactionLink } from '../../../../ui/money/TransactionLink';
import { Tag } from '../../../../ui/status/Tag';
import type { OpenTransaction } from '../../money-api';
import styles from './Money.module.css';

interface OpenTransactionsProps {
  transactions: OpenTransaction[];
  /** The accounts of now; what another signed is marked. */
  signers: string[];
}

const WEI_A_GWEI = 1e9;

/** What is signed and not final yet, with what it offers for gas. */
export function OpenTransactions({ transactions, signers }: OpenTransactionsProps) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const locale = useLocale();
  if (transactions.length === 0) return <p className={styles.note}>{t('money.open.none')}</p>;
  return (
    <>
      <h4 className={styles.name}>{t('money.open.title', { count: transactions.length })}</h4>
      <ul className={styles.entries}>
        {transactions.map(({ id, nonce, intent, signer, signedAt, gasPrice, isCancelled, hashes }) => (
          <li key={id} className={styles.entry}>
            <p>
              <bdi>{intent}</bdi> {isCancelled && <Tag tone="warning">{t('money.open.cancelled')}</Tag>}{' '}
              {!signers.some((each) => sameAddress(each, signer)) && (
                <Tag tone="muted">{t('money.open.earlierKey')}</Tag>
              )}
            </p>
            <p className={styles.note}>
              {t('money.open.facts', {
                nonce,
                time: longTime(signedAt),
                price: (Number(gasPrice) / WEI_A_GWEI).toLocaleString(locale, { maximumFractionDigits: 3 }),
              })}
            </p>
            <p className={styles.hashes}>
              {hashes.map(({ hash, explorerUrl }) => (
                <TransactionLink key={hash} hash={hash} url={explorerUrl} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
