import { lazy, Suspense } from 'react';

const OpenAlarms = lazy(() => import('./OpenAlarms'));

/** What somebody has to look at, above everything else in the console; nothing where there is none. */
export function Alarms() {
  return (
    <Suspense>
      <OpenAlarms />
    </Suspense>
  );
}
