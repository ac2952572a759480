import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { countCharacters } from './characters';
import styles from './Field.module.css';

/** How many characters a text has of how many it may. */
export function Count({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const used = countCharacters(text);
  const words = t('characters.used', { used: used.toLocaleString(locale), max: max.toLocaleString(locale) });
  return <p className={used > max ? styles.over : styles.count}>{words}</p>;
}
