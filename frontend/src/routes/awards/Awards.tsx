import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { AwardList, useListAwardsQuery } from '../../features/awards';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Place } from '../../ui/place/Place';
import styles from './Awards.module.css';

export default function Awards() {
  const { t } = useTranslation('awards');
  const { season } = useSeasonNumbers();
  const { data: awards = [] } = useListAwardsQuery({});
  const areDecided = awards.length > 0 && awards.every(({ status }) => status === 'closed');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t(areDecided ? 'leadClosed' : 'lead', { season })} />
      <AwardList />
      <p className={styles.note}>{t('rewardNote')}</p>
      <Place slot="awards-banner" />
    </Page>
  );
}
