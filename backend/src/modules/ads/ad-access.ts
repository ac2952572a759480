import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { Ad } from './entities/ad.entity.js';

/** Owners and admins see the reason, and rejected ads. */
export const mayManage = ({ userId }: Pick<Ad, 'userId'>, viewer: SignedInUser | undefined): boolean =>
  viewer !== undefined && (viewer.role === 'admin' || viewer.id === userId);

/** A rejected ad exists for those who manage it alone. */
export const maySee = (ad: Pick<Ad, 'userId' | 'status'>, viewer: SignedInUser | undefined): boolean =>
  ad.status !== 'rejected' || mayManage(ad, viewer);
