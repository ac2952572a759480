import LiveUpdates from '../../events/LiveUpdates';
import { Placements } from '../../features/ads';
import PageLanguage from './PageLanguage';
import { KeptOffline } from './KeptOffline';
import { OfflineNotice } from './OfflineNotice';
import { SiteSearch } from './SiteSearch';

/** What every page has and the first draw does without, in one file: what is new, the language that was chosen, ads, the search, and what is there without a network. */
export default function LateParts() {
  return (
    <>
      <LiveUpdates />
      <PageLanguage />
      <Placements />
      <SiteSearch />
      <KeptOffline />
      <OfflineNotice />
    </>
  );
}
