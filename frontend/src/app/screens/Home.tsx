import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from './home/CallToAction';
import { CurrentAds } from './home/CurrentAds';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { MoneySplit } from './home/MoneySplit';
import { WitnessTheJourney } from './home/WitnessTheJourney';

export default function Home() {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('site.name');
  }, [t]);
  return (
    <>
      <Hero />
      <HowItWorks />
      <CurrentAds />
      <MoneySplit />
      <CallToAction />
      <WitnessTheJourney />
    </>
  );
}
