import { Suspense } from 'react';
import { ScoreFeedback } from '../../features/awards';

/** What the judges gave whose page it is, also in a season of long ago. Its words come with it. */
export function OwnFeedback({ season }: { season: number }) {
  return (
    <Suspense>
      <ScoreFeedback season={season} />
    </Suspense>
  );
}
