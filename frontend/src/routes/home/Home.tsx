import { usePageMeta } from '../../ui/page-meta/use-page-meta';
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
      <div className="place" data-place="home-banner" />
      <CurrentAds />
      <MoneySplit />
      <CallToAction />
      <WitnessTheJourney />
    </>
  );
}
