import { useTranslation } from 'react-i18next';
import { monthlyVideo, season } from '../../season';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { Channels } from './Channels';
import { FilmsToCome } from './FilmsToCome';
import styles from './Streaming.module.css';

export default function StreamingContent() {
  const { t } = useTranslation('streaming');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead', monthlyVideo)} />
      <FilmsToCome />
      <Section title={t('channels.title')}>
        <p className={styles.lead}>{t('channels.lead', { season: season.number })}</p>
        <Channels />
      </Section>
    </Page>
  );
}
