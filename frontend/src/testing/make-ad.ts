import type { Ad } from '../api/generated/ads';

/** An approved and settled ad, as the API sends it, with the given fields changed. */
export function makeAd(changes: Partial<Ad> = {}): Ad {
  return {
    id: 1,
    title: 'Bikes that outlive their owners',
    description: 'A workshop that gives old frames a second life.',
    category: 'design',
    imageUrl: null,
    format: null,
    destinationUrl: 'https://example.org/bikes',
    callToAction: null,
    status: 'approved',
    userId: 2,
    paymentMethod: null,
    paymentStatus: 'settled',
    transactionHash: null,
    paymentChainId: null,
    paymentCurrency: null,
    createdAt: '2025-03-05T12:00:00.000Z',
    reason: null,
    ...changes,
  };
}
