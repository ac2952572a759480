import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './SearchDialog.module.css';

const places = [
  { entry: 'participants', to: paths.participants },
  { entry: 'streaming', to: paths.streaming },
  { entry: 'ads', to: paths.ads },
  { entry: 'faq', to: paths.faq },
] as const;

interface SearchHintsProps {
  /** Something stands in the field, but too little to look for. */
  isTyping: boolean;
  onFollow: () => void;
}

/** What can be found, and where most people go. */
export function SearchHints({ isTyping, onFollow }: SearchHintsProps) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <div className={styles.hints}>
      <p role="status">{isTyping ? t('hints.tooShort') : t('hints.text')}</p>
      <ul className={styles.places}>
        {places.map(({ entry, to }) => (
          <li key={entry}>
            <Link to={to} data-found className={styles.place} onClick={onFollow}>
              {t(`common:menu.entries.${entry}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
