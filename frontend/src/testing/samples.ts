import type { AdminAd } from '../api/generated/admin';
import type { Ad } from '../api/generated/ads';
import type { User } from '../api/generated/auth';

export const aUser = (change: Partial<User> = {}): User => ({
  id: 7,
  username: 'amara',
  email: 'amara@example.org',
  role: 'user',
  walletAddress: null,
  language: 'en',
  nftBadgeId: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const anAd = (change: Partial<Ad> = {}): Ad => ({
  id: 12,
  title: 'Solar lamps',
  description: 'Rent a lamp by the evening and pay from your takings.',
  category: 'technology',
  imageUrl: null,
  destinationUrl: null,
  callToAction: null,
  status: 'pending',
  userId: 7,
  paymentMethod: null,
  paymentStatus: 'pending',
  transactionHash: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const anAdminAd = (change: Partial<AdminAd> = {}): AdminAd => ({
  ...anAd(),
  reason: null,
  username: 'amara',
  byParticipant: false,
  ...change,
});
