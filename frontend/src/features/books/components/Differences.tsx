import { useTranslation } from 'react-i18next';
import type { Check, Difference } from '../../../chain/books/book-check';
import type { AccountField } from '../../../chain/books/check-account';
import type { EntryField } from '../../../chain/books/check-entry';
import { useLocale } from '../../../i18n/use-locale';
import { formatCoins } from '../../../ui/money/format-coins';
import styles from './Differences.module.css';

type Field = AccountField | EntryField;
const amounts: readonly Field[] = [
  'amount',
  'founderAmount',
  'platformAmount',
  'balance',
  'owedFounder',
  'owedPlatform',
];

interface DifferencesProps {
  check: Check<Field> | undefined;
  currency: string;
}

/** Each difference in words, or why nothing was compared; nothing where all agrees. */
export function Differences({ check, currency }: DifferencesProps) {
  const { t } = useTranslation('books');
  const wordsOf = useDifferenceWords(currency);
  if (check?.state === 'open') return <p className={styles.open}>{t(`unread.${check.reason}`)}</p>;
  if (check?.state !== 'differs') return null;
  return (
    <ul className={styles.differences}>
      {check.differences.map((difference, index) => (
        <li key={index}>{wordsOf(difference)}</li>
      ))}
    </ul>
  );
}

function useDifferenceWords(currency: string): (difference: Difference<Field>) => string {
  const { t } = useTranslation('books');
  const locale = useLocale();
  return ({ field, books, chain }) => {
    const textOf = (value: string | null) => {
      if (value === null) return t('difference.nothing');
      return amounts.includes(field) ? `${formatCoins(value, 18, locale)} ${currency}` : value;
    };
    return t('difference.words', {
      field: t(`difference.field.${field}`),
      books: textOf(books),
      chain: textOf(chain),
    });
  };
}
