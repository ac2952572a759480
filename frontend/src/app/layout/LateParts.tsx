import LiveUpdates from '../../events/LiveUpdates';
import { Placements } from '../../features/ads';
import PageLanguage from './PageLanguage';
import { SiteSearch } from './SiteSearch';

/** What every page has and the first draw does without, in one file: what is new, the language that was chosen, ads, and the search. */
export default function LateParts() {
  return (
    <>
      <LiveUpdates />
      <PageLanguage />
      <Placements />
      <SiteSearch />
    </>
  );
}
