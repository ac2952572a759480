import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { ownProjectUndeclared } from './ads.errors.js';
import type { UpdateAdDto } from './dto/update-ad.dto.js';
import type { Ad } from './entities/ad.entity.js';

/** What is kept of the declaration: participants may not advertise their own projects, nobody else is asked. @throws ownProjectUndeclared */
export function declarationOfNew(
  { role }: Pick<SignedInUser, 'role'>,
  notOwnProject: boolean | null | undefined,
): boolean | null {
  if (role !== 'participant') return null;
  if (notOwnProject !== true) throw ownProjectUndeclared();
  return true;
}

/** Of an edit: what was declared stands as long as the ad leads where it led. @throws ownProjectUndeclared */
export function declarationOfEdit(
  user: Pick<SignedInUser, 'role'>,
  { notOwnProject, destinationUrl }: UpdateAdDto,
  ad: Pick<Ad, 'notOwnProject' | 'destinationUrl'>,
): boolean | null {
  const leadsElsewhere = destinationUrl !== undefined && destinationUrl !== ad.destinationUrl;
  return declarationOfNew(user, notOwnProject ?? (leadsElsewhere ? null : ad.notOwnProject));
}
