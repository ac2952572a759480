import { optionalPart } from '../optional-part';
import { referenceOf } from './failure-reference';

/** Where a failure is told, this may not come either: what it copies stands in the sentence above. */
const CopyReference = optionalPart(() => import('./CopyReference'));

/** Copies what the site's log calls a failure, for whoever is asked for help; nothing where that is not known. */
export function Reference({ error }: { error: unknown }) {
  const reference = referenceOf(error);
  return reference && <CopyReference reference={reference} />;
}
