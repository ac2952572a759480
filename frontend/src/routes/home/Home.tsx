import { usePageMeta } from '../../ui/page-meta/use-page-meta';
import { Place } from '../../ui/place/Place';
import { CallToAction } from './CallToAction';
import { CurrentAds } from './CurrentAds';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { MoneySplit } from './MoneySplit';
import { SeasonData } from './SeasonData';
import { WitnessTheJourney } from './WitnessTheJourney';

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
