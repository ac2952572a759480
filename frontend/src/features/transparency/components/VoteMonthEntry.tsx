import { useTranslation } from 'react-i18next';
import { transactionUrl } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { useLongDate, useLongMonth } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { Facts, type Fact } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { CopyButton } from '../../../ui/money/CopyButton';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { VoteMonth } from '../api';
import { useRecount } from '../hooks/use-recount';
import { type NameOf, RecountResult } from './RecountResult';
import styles from './VoteMonths.module.css';

/** One month: its votes, where their root stands, and the recount. */
export function VoteMonthEntry({ month, nameOf }: { month: VoteMonth; nameOf: NameOf }) {
  const { t } = useTranslation('transparency');
  const monthName = useLongMonth()(month.month);
  const locale = useLocale();
  const { outcome, count } = useRecount(month.month);
  const facts: Fact[] = [
    { label: t('months.votes'), value: formatNumber(locale, month.votes) },
    { label: t('months.counted'), value: formatNumber(locale, month.counted) },
    ...useRootFacts(month),
  ];
  return (
    <article className={styles.month}>
      <h3 className={styles.name}>{monthName}</h3>
      <Facts facts={facts} />
      {month.root ? (
        <Button
          kind="secondary"
          small
          loading={outcome.state === 'counting'}
          aria-label={outcome.state === 'counting' ? undefined : t('recount.startFor', { month: monthName })}
          onClick={() => void count()}
        >
          {outcome.state === 'counting' ? t('recount.counting') : t('recount.start')}
        </Button>
      ) : (
        <p className={styles.open}>{t('months.open')}</p>
      )}
      <div role="status">
        <RecountResult month={month.month} outcome={outcome} nameOf={nameOf} />
      </div>
    </article>
  );
}

function useRootFacts({ root, transactionHash, closedAt }: VoteMonth): Fact[] {
  const { t } = useTranslation('transparency');
  const longDate = useLongDate();
  const { home } = useNetworks();
  if (!root || !closedAt) return [];
  const link = transactionHash && home && (
    <TransactionLink hash={transactionHash} url={transactionUrl(home, transactionHash)} />
  );
  return [
    { label: t('months.fixed'), value: <time dateTime={closedAt}>{longDate(closedAt)}</time> },
    {
      label: t('months.root'),
      value: (
        <span className={styles.root}>
          <Address value={root} hasCopyButton /> <CopyButton text={root} label={t('months.copyRoot')} />
        </span>
      ),
    },
    { label: t('months.transaction'), value: link || t('months.beingPublished') },
  ];
}
