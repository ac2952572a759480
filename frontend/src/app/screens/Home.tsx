import { usePageMeta } from '../../ui/page-meta/use-page-meta';
import { CallToAction } from './home/CallToAction';
import { CurrentAds } from './home/CurrentAds';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { MoneySplit } from './home/MoneySplit';
import { WitnessTheJourney } from './home/WitnessTheJourney';

export default function Home() {
  usePageMeta();
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
