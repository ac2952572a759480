import { Suspense } from 'react';
import type { CopyUse } from '../../../api/generated/admin';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';

const FailedCopiesList = optionalPart(() => import('./FailedCopiesList'), null, LoadFailure);

/** Pictures of one kind that could not be copied from their addresses, why, and a way to try again; nothing where all came. */
export function FailedCopies({ use }: { use: CopyUse }) {
  return (
    <Suspense>
      <FailedCopiesList use={use} />
    </Suspense>
  );
}
