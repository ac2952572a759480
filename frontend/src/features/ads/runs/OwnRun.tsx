import type { Ad } from '../api';
import { RunActions } from './RunActions';
import { hasRun } from './run-words';
import { RunStatus } from './RunStatus';
import { RunSums } from './RunSums';

/** The run of an ad in a list of one's own: where it stands, what it had, and what may be done. */
export function OwnRun({ ad, titleId }: { ad: Ad; titleId: string }) {
  if (!hasRun(ad)) return null;
  return (
    <>
      <RunStatus ad={ad} />
      {ad.metrics && <RunSums sums={ad.metrics} />}
      <RunActions ad={ad} titleId={titleId} />
    </>
  );
}
