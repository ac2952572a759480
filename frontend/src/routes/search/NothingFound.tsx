import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isolated } from '../../i18n/isolated';
import { paths } from '../../paths';
import styles from './SearchDialog.module.css';

interface NothingFoundProps {
  words: string;
  /** Whether there may be some where nobody looked. */
  isPartly: boolean;
  onFollow: () => void;
}

/** What else one can try. */
export function NothingFound({ words, isPartly, onFollow }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const what = isPartly ? 'partly' : 'none';
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{t(`${what}.title`, { words: isolated(words) })}</p>
      <p>{t(`${what}.text`)}</p>
      <Link to={paths.support} onClick={onFollow}>
        {t('none.support')}
      </Link>
    </div>
  );
}
