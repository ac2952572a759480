import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Band } from '../../ui/layout/Band';
import { usePageMeta } from '../../ui/page-meta/use-page-meta';
import { Place } from '../../ui/place/Place';
import { CurrentAds } from './CurrentAds';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { MoneySplit } from './MoneySplit';
import { SeasonData } from './SeasonData';
import { WitnessTheJourney } from './WitnessTheJourney';

function CallToAction() {
  const { t } = useTranslation('home');
  return (
    <Band
      title={t('callToAction.title')}
      text={t('callToAction.text')}
      action={<ButtonLink to={paths.submitAd}>{t('callToAction.submitAd')}</ButtonLink>}
    />
  );
}

export default function Home() {
  usePageMeta();
  return (
    <>
      <SeasonData />
      <Hero />
      <HowItWorks />
      <Place slot="home-banner" />
      <CurrentAds />
      <MoneySplit />
      <CallToAction />
      <WitnessTheJourney />
    </>
  );
}
