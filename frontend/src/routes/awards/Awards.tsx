import { useTranslation } from 'react-i18next';
import { AwardList } from '../../features/awards';
import { season } from '../../season';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Place } from '../../ui/place/Place';
import styles from './Awards.module.css';

export default function Awards() {
  const { t } = useTranslation('awards');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead', { season: season.number })} />
      <AwardList />
      <p className={styles.note}>{t('rewardNote')}</p>
      <Place slot="awards-banner" />
    </Page>
  );
}
