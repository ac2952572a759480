import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Page } from '../../ui/layout/Page';
import { FallenPetal } from './FallenPetal';
import styles from './NotFound.module.css';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Page isMissing>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{t('notFound.title')}</h1>
          <p className={styles.text}>{t('notFound.text')}</p>
          <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
        </div>
        <FallenPetal />
      </div>
    </Page>
  );
}
