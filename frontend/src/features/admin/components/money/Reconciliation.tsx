import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Address } from '../../../../ui/money/Address';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { Tag } from '../../../../ui/status/Tag';
import { useChainName } from '../../hooks/use-chain-name';
import { useReconciliation } from '../../hooks/use-reconciliation';
import type { BookCheck } from '../../money-api';
import styles from './Money.module.css';

/** Whether contracts and database say the same, contract by contract; made each hour, and on demand. */
export function Reconciliation() {
  const { t } = useTranslation('admin');
  const { checks, run, isRunning } = useReconciliation();
  const { data, error, refetch } = checks;
  if (!data) return error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="8rem" />;
  return (
    <>
      <p className={styles.lead}>{t('money.books.lead')}</p>
      <div role="status">
        {data.length === 0 && <p className={styles.note}>{t('money.books.none')}</p>}
        <ul className={styles.entries}>
          {data.map((check) => (
            <li key={`${check.chainId} ${check.contract}`}>
              <CheckEntry check={check} />
            </li>
          ))}
        </ul>
      </div>
      <Button kind="secondary" loading={isRunning} onClick={() => void run()}>
        {t(isRunning ? 'money.books.running' : 'money.books.run')}
      </Button>
    </>
  );
}

function CheckEntry({ check }: { check: BookCheck }) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const locale = useLocale();
  const chainName = useChainName();
  const { name, contract, chainId, block, compared, checkedAt, differences, differenceCount } = check;
  const hidden = differenceCount - differences.length;
  return (
    <article className={styles.entry}>
      <h3 className={styles.name}>
        {t(`money.contract.${name}`)} <Address value={contract} />{' '}
        <Tag tone={differenceCount === 0 ? 'success' : 'danger'}>
          {differenceCount === 0
            ? t('money.books.agrees')
            : t('money.books.differs', { count: differenceCount })}
        </Tag>
      </h3>
      <p className={styles.note}>
        {t('money.books.at', {
          chain: chainName(chainId),
          block: block.toLocaleString(locale),
          time: longTime(checkedAt),
          compared: compared.toLocaleString(locale),
        })}
      </p>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map(({ kind, subject, books, contract: said }) => (
            <li key={`${kind} ${subject}`}>
              {t('money.books.difference', {
                what: t(`money.what.${kind}`, { subject }),
                books,
                contract: said,
              })}
            </li>
          ))}
          {hidden > 0 && <li>{t('money.books.more', { count: hidden })}</li>}
        </ul>
      )}
    </article>
  );
}
