import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { summaryOf, verdictOf, type Verdict } from '../check-summary';
import type { BooksCheck } from '../hooks/use-books-check';
import styles from './BooksCheckPanel.module.css';

const grounds: Record<Verdict, string | undefined> = {
  agrees: styles.agrees,
  differs: styles.differs,
  partly: styles.open,
  open: styles.open,
  nothing: styles.open,
};

/** How far a check has come, and what it came to; said aloud as it changes. */
export function CheckOutcome({ check }: { check: BooksCheck }) {
  const { t } = useTranslation('books');
  return (
    <>
      {check.state === 'checking' && <Progress check={check} />}
      <div role="status">
        {check.state === 'none' && <p className={styles.before}>{t('check.before')}</p>}
        {check.state === 'broken' && (
          <p className={`${styles.verdict} ${styles.open}`}>{t('check.broken')}</p>
        )}
        {check.state === 'done' && <Summary check={check} />}
      </div>
    </>
  );
}

function Progress({ check: { found, total } }: { check: Extract<BooksCheck, { state: 'checking' }> }) {
  const { t } = useTranslation('books');
  const done = found.entries.size + found.accounts.size;
  return (
    <label className={styles.progress}>
      {t('check.progress', { done, total })}
      <progress value={done} max={total} className={styles.bar} />
    </label>
  );
}

function Summary({ check: { found, witnesses } }: { check: Extract<BooksCheck, { state: 'done' }> }) {
  const { t } = useTranslation('books');
  const locale = useLocale();
  const summary = summaryOf(found);
  const verdict = verdictOf(summary);
  const count = verdict === 'differs' ? summary.differing : summary.compared;
  return (
    <div className={`${styles.verdict} ${grounds[verdict]}`}>
      <h3>{t(`verdict.${verdict}.title`)}</h3>
      <p>{t(`verdict.${verdict}.text`, { count })}</p>
      {summary.compared > 0 && (
        <p>
          {t('verdict.witnesses')} <bdi>{witnesses.join(', ')}</bdi>
        </p>
      )}
      {summary.open.size > 0 && (
        <ul className={styles.reasons}>
          {[...summary.open].map(([reason, parts]) => (
            <li key={reason}>
              {t('verdict.unread', { parts: formatNumber(locale, parts), reason: t(`unread.${reason}`) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
