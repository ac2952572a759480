import type { AdSort } from '../../api/generated/admin';
import type { AdminAd } from './api';

export const statuses = [
  'pending',
  'approved',
  'rejected',
  'completed',
] as const satisfies AdminAd['status'][];

export const paymentStatuses = [
  'pending',
  'confirming',
  'confirmed',
  'settled',
  'refunding',
  'refunded',
  'failed',
] as const satisfies AdminAd['paymentStatus'][];

export interface AdsFilter {
  /** What needs a moderator may have any status. */
  status: (typeof statuses)[number] | 'all' | 'reported';
  payment: AdminAd['paymentStatus'] | 'all';
}

export const noFilter: AdsFilter = { status: 'all', payment: 'all' };

export const adSorts = [
  'id',
  'title',
  'category',
  'username',
  'status',
  'paymentStatus',
  'createdAt',
] as const satisfies AdSort[];
