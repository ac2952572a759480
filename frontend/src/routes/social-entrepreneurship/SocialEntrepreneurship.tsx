import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { usePlaces } from '../../features/settings';
import { season } from '../../season';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Band } from '../../ui/layout/Band';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { CaseStudies } from './CaseStudies';
import styles from './SocialEntrepreneurship.module.css';
import { SourceList } from './SourceList';
import { furtherReading } from './sources';
import { Theory } from './Theory';
import { TripleBottomLine } from './TripleBottomLine';

export default function SocialEntrepreneurship() {
  const { t } = useTranslation('social-entrepreneurship');
  return (
    <>
      <Page>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Section title={t('theory.title')}>
          <Theory />
        </Section>
        <Section title={t('bottomLine.title')}>
          <TripleBottomLine />
        </Section>
        <Section title={t('cases.title')}>
          <CaseStudies />
        </Section>
        <Section title={t('reading.title')}>
          <div className={styles.reading}>
            <p className={styles.prose}>{t('reading.lead')}</p>
            <SourceList sources={furtherReading} />
          </div>
        </Section>
      </Page>
      <Band
        title={t('join.title')}
        text={t('join.text', { places: usePlaces().places, months: season.months })}
        action={<ButtonLink to={paths.register}>{t('join.register')}</ButtonLink>}
      />
    </>
  );
}
