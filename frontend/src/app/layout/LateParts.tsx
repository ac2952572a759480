import LiveUpdates from '../../events/LiveUpdates';
import { Placements } from '../../features/ads';
import PageLanguage from './PageLanguage';

/** What every page has and the first draw does without, in one file: what is new, the language that was chosen, and ads. */
export default function LateParts() {
  return (
    <>
      <LiveUpdates />
      <PageLanguage />
      <Placements />
    </>
  );
}
