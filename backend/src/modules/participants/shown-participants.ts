import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { Season } from '../seasons/entities/season.entity.js';
import type { Participant } from './entities/participant.entity.js';

/** Who asks; undefined for strangers. */
export type Reader = Pick<SignedInUser, 'id' | 'role'> | undefined;

/**
 * Who takes part in a season that has not begun is known to themselves and to administrators, in the last days before it to all accounts, and to
 * strangers when it begins.
 */
export function isShownTo(
  { isPublic, userId }: Pick<Participant, 'isPublic' | 'userId'>,
  { shownEarlyAt }: Pick<Season, 'shownEarlyAt'>,
  reader: Reader,
): boolean {
  if (isPublic) return true;
  if (!reader) return false;
  return shownEarlyAt !== null || reader.role === 'admin' || reader.id === userId;
}

/** As {@link isShownTo}, of all who take part. The first season has nobody who is hidden. */
export const isListedFor = (
  { number, begunAt, shownEarlyAt }: Pick<Season, 'number' | 'begunAt' | 'shownEarlyAt'>,
  reader: Reader,
): boolean =>
  number === 1 ||
  begunAt !== null ||
  reader?.role === 'admin' ||
  (reader !== undefined && shownEarlyAt !== null);
