import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { AwardList } from '../../features/awards';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Place } from '../../ui/place/Place';
import styles from './Awards.module.css';

export default function Awards() {
  const { t } = useTranslation('awards');
  const { season } = useSeasonNumbers();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead', { season })} />
      <AwardList />
      <p className={styles.note}>{t('rewardNote')}</p>
      <Place slot="awards-banner" />
    </Page>
  );
}
