import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { User } from '../auth/entities/user.entity.js';
import type { Ad } from './entities/ad.entity.js';

/** Owners and admins see the reason, and rejected ads. */
export const mayManage = ({ userId }: Pick<Ad, 'userId'>, viewer: SignedInUser | undefined): boolean =>
  viewer !== undefined && (viewer.role === 'admin' || viewer.id === userId);

/** A rejected ad, and any of a suspended account, exists for those who manage it alone. */
export const maySee = (
  ad: Pick<Ad, 'userId' | 'status'>,
  owner: Pick<User, 'suspendedAt'>,
  viewer: SignedInUser | undefined,
): boolean => (ad.status !== 'rejected' && owner.suspendedAt === null) || mayManage(ad, viewer);
