import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { Mark } from '../../ui/badge/Mark';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Page } from '../../ui/layout/Page';
import styles from './NotFound.module.css';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')}>
      <div className={styles.box}>
        <Mark size={120} className={styles.mark} />
        <h1>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
      </div>
    </Page>
  );
}
