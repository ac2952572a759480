import { useTranslation } from 'react-i18next';
import { accountFigures, type AccountCheck } from '../../../chain/books/check-account';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { CopyButton } from '../../../ui/money/CopyButton';
import type { BookAccount } from '../api';
import { brokenEquations } from '../sums';
import styles from './AccountTable.module.css';
import { CheckTag } from './CheckTag';
import { Differences } from './Differences';

interface AccountTableProps {
  account: BookAccount;
  /** Missing while it was not compared. */
  result: AccountCheck | undefined;
}

/** What our books say a contract holds, beside what the chain says; and whether our own figures add up. */
export function AccountTable({ account, result }: AccountTableProps) {
  const { t } = useTranslation('books');
  const locale = useLocale();
  const { contract, version, block, currency } = account;
  const broken = brokenEquations(account);
  const amount = (wei: string) => <Amount wei={wei} currency={currency} fractionDigits={18} />;
  return (
    <div className={styles.account}>
      <p className={styles.title}>
        <span>
          {t('accounts.contract', { version })} <Address value={contract} hasCopyButton />{' '}
          <CopyButton text={contract} />
        </span>
        <CheckTag check={result?.check} />
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('accounts.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('accounts.figure')}</th>
            <th scope="col">{t('accounts.books')}</th>
            <th scope="col">{t('accounts.chainSays')}</th>
          </tr>
        </thead>
        <tbody>
          {accountFigures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{t(`figure.${figure}`)}</th>
              <td data-label={t('accounts.books')}>{amount(account[figure])}</td>
              <td
                data-label={t('accounts.chainSays')}
                className={isOther(account, result, figure) ? styles.different : ''}
              >
                {result?.chain ? amount(result.chain[figure]) : t('accounts.notRead')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('accounts.asOf', { block: formatNumber(locale, block) })}</p>
      <Differences check={result?.check} currency={currency} />
      {broken.length > 0 && (
        <ul className={styles.broken}>
          {broken.map((equation) => (
            <li key={equation}>{t(`broken.${equation}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isOther = (
  account: BookAccount,
  result: AccountCheck | undefined,
  figure: (typeof accountFigures)[number],
) => result?.chain !== undefined && result.chain !== null && result.chain[figure] !== account[figure];
