import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '../../i18n/isolated';
import { paths } from '../../paths';
import styles from './SearchDialog.module.css';

interface NothingFoundProps {
  words: string;
  onFollow: () => void;
}

/** What else one can try. */
export function NothingFound({ words, onFollow }: NothingFoundProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{t('none.title', { words: isolated(words) })}</p>
      <p>{t('none.text')}</p>
      <Link to={paths.support} onClick={onFollow}>
        {t('none.support')}
      </Link>
    </div>
  );
}
