import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { countCharacters } from './characters';
import styles from './Field.module.css';
import { useWatch } from './form-context';

/** How many characters a field holds of how many it may. */
export function Count({ name, max }: { name: string; max: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const used = countCharacters(useWatch(name, ''));
  const words = t('characters.used', { used: used.toLocaleString(locale), max: max.toLocaleString(locale) });
  return <p className={used > max ? styles.over : styles.count}>{words}</p>;
}
