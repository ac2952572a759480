import { AD_PICTURE_FORMATS } from '../uploads/picture.types.js';

/** Category values of the specification's section 3. */
export const AD_CATEGORIES = ['design', 'crypto', 'business', 'technology', 'education'] as const;
export type AdCategory = (typeof AD_CATEGORIES)[number];

/** What an ad is by its picture, or that it is meant to have none. */
export const AD_FORMATS = [...AD_PICTURE_FORMATS, 'text'] as const;
export type AdFormat = (typeof AD_FORMATS)[number];

/** `completed` is shown where it stands in the data, but nobody can set it. */
export const AD_STATUSES = ['pending', 'approved', 'rejected', 'completed'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

/** What a moderator may decide. */
export const MODERATED_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ModeratedStatus = (typeof MODERATED_STATUSES)[number];

/** Statuses the public sees. */
export const PUBLIC_STATUSES = ['pending', 'approved', 'completed'] as const satisfies readonly AdStatus[];

/** States of an ad's payment; `failed` is a reverted transaction that the owner reported. */
export const PAYMENT_STATUSES = [
  'pending',
  'confirming',
  'confirmed',
  'settled',
  'refunding',
  'refunded',
  'failed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
