import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: past the menu to the page's content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.link}>
      {t('skipToContent')}
    </a>
  );
}
