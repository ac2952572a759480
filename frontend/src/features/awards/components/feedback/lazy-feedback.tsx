import { Suspense } from 'react';
import { optionalPart } from '../../../../ui/optional-part';

const Part = optionalPart<{ season: number }>(async () => ({
  default: (await import('./ScoreFeedback')).ScoreFeedback,
}));

/** Comes for participants on what is their own; everybody else's pages do without it, and its words. */
export function ScoreFeedback({ season }: { season: number }) {
  return (
    <Suspense>
      <Part season={season} />
    </Suspense>
  );
}
