import { Suspense } from 'react';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../../ui/optional-part';

const OpenAlarms = optionalPart(() => import('./OpenAlarms'), null, LoadFailure);

/** What somebody has to look at, above everything else in the console; nothing where there is none. */
export function Alarms() {
  return (
    <Suspense>
      <OpenAlarms />
    </Suspense>
  );
}
