import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Check } from '../../../chain/books/book-check';
import type { EntryField } from '../../../chain/books/check-entry';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { useLongMonth } from '../../../i18n/use-long-date';
import { useLongTime } from '../../../i18n/use-long-time';
import { paths } from '../../../paths';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import { Tag } from '../../../ui/status/Tag';
import type { BookEntry } from '../api';
import type { BookFilter } from '../book-filter';
import { entryTitle } from '../entry-title';
import styles from './BookRow.module.css';
import { CheckTag } from './CheckTag';
import { Differences } from './Differences';

interface BookRowProps {
  entry: BookEntry;
  /** Missing while it was not compared. */
  check: Check<EntryField> | undefined;
}

interface FilterLinkProps {
  name: keyof BookFilter;
  value: string;
  text: string;
}

/** Leads to all entries with the same ad or account: the way of the money. */
function FilterLink({ name, value, text }: FilterLinkProps) {
  return (
    <Link
      to={`${paths.transparency}?${new URLSearchParams({ [name]: value })}`}
      preventScrollReset
      className={styles.follow}
    >
      {text}
    </Link>
  );
}

/** One entry: what happened when, with how many coins, and where the chain has it. */
export function BookRow({ entry, check }: BookRowProps) {
  const { t } = useTranslation('books');
  const longTime = useLongTime();
  const longMonth = useLongMonth();
  const locale = useLocale();
  const { adId, badgeId, month, account, attempt, amount, currency, time, isFinal } = entry;
  const names = { adId: adId ?? '', badgeId: badgeId ?? '', month: month === null ? '' : longMonth(month) };
  return (
    <article className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.what}>
          <h3 className={styles.title}>{t(`entry.${entryTitle(entry)}`, names)}</h3>
          <p className={styles.note}>
            <time dateTime={time}>{longTime(time)}</time>
          </p>
          <p className={styles.note}>
            {account !== null && <Address value={account} />}
            {attempt !== null && attempt > 1 && <span>{t('entry.attempt', { attempt })}</span>}
            {adId !== null && <FilterLink name="ad" value={adId} text={t('entry.ofAd', { adId })} />}
            {account !== null && <FilterLink name="account" value={account} text={t('entry.ofAccount')} />}
          </p>
        </div>
        <div className={styles.money}>
          {amount !== null && (
            <p className={styles.amount}>
              <Amount wei={amount} currency={currency} fractionDigits={18} />
            </p>
          )}
          {entry.kind === 'split' && <Shares entry={entry} />}
        </div>
        <div className={styles.proof}>
          <p>
            <TransactionLink hash={entry.transactionHash} url={entry.explorerUrl} />
          </p>
          <p className={styles.note}>
            {t('entry.block', { block: formatNumber(locale, entry.blockNumber) })}
          </p>
          {!isFinal && <Tag tone="muted">{t('entry.notFinal')}</Tag>}
          <CheckTag check={check} />
        </div>
        <div className={styles.differences}>
          <Differences check={check} currency={currency} />
        </div>
      </div>
    </article>
  );
}

function Shares({ entry: { founderAmount, platformAmount, currency } }: { entry: BookEntry }) {
  const { t } = useTranslation('books');
  if (founderAmount === null || platformAmount === null) return null;
  return (
    <p className={styles.note}>
      {t('entry.founder')} <Amount wei={founderAmount} currency={currency} fractionDigits={18} />
      <br />
      {t('entry.platform')} <Amount wei={platformAmount} currency={currency} fractionDigits={18} />
    </p>
  );
}
