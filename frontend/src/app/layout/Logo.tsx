import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Mark } from '../../ui/badge/Mark';
import styles from './Logo.module.css';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} aria-label={t('site.name')} className={styles.logo}>
      <Mark size={34} className={styles.mark} />
      <span className={styles.name}>{t('site.name')}</span>
    </Link>
  );
}
