import { useTranslation } from 'react-i18next';
import { transactionUrl } from '../../chain/networks';
import { useNetworks } from '../../chain/use-networks';
import type { SeasonArchive } from '../../features/seasons';
import { useLocale } from '../../i18n/use-locale';
import { useLongMonth } from '../../i18n/use-long-date';
import { formatNumber } from '../../i18n/format';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Section } from '../../ui/layout/Section';
import { Address } from '../../ui/money/Address';
import { TransactionLink } from '../../ui/money/TransactionLink';
import styles from './SeasonMonths.module.css';
import pageStyles from './SeasonPage.module.css';

type Month = SeasonArchive['months'][number];

/** The months of a season with the roots of their votes, and where anybody checks them. */
export function SeasonMonths({ season: { months } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const toVotes = (
    <ButtonLink kind="secondary" small to={`${paths.transparency}#votes`}>
      {t('months.check')}
    </ButtonLink>
  );
  return (
    <Section title={t('months.title')} action={toVotes}>
      <p className={pageStyles.lead}>{t('months.lead')}</p>
      {months.length === 0 ? <p>{t('months.none')}</p> : <MonthsTable months={months} />}
    </Section>
  );
}

function MonthsTable({ months }: { months: Month[] }) {
  const { t } = useTranslation('seasons');
  const locale = useLocale();
  const longMonth = useLongMonth();
  return (
    <div className={styles.months}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('months.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('months.month')}</th>
            <th scope="col">{t('months.votes')}</th>
            <th scope="col">{t('months.root')}</th>
            <th scope="col">{t('months.transaction')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{longMonth(month.month)}</th>
              <td data-label={t('months.votes')}>{formatNumber(locale, month.counted)}</td>
              <td data-label={t('months.root')}>
                {month.root ? <Address value={month.root} /> : t('months.open')}
              </td>
              <td data-label={t('months.transaction')}>
                <WhereItStands month={month} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The transaction that wrote the root onto the chain. */
function WhereItStands({ month: { root, transactionHash } }: { month: Month }) {
  const { t } = useTranslation('seasons');
  const { home } = useNetworks();
  if (!root) return null;
  if (!transactionHash) return t('months.onItsWay');
  return <TransactionLink hash={transactionHash} url={home ? transactionUrl(home, transactionHash) : null} />;
}
