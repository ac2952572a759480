import type { Claim } from './claim.ts';

export const AUTHORIZATION: readonly Claim[] = [
  {
    claim: 'V8.2.2 ads',
    file: 'backend/src/modules/ads/ads.service.ts',
    find: String.raw`if (ad.userId !== userId) throw notAdOwner();
      if (await this`,
    instead: 'if (await this',
    tests: ['security/foreign-objects'],
  },
  {
    claim: 'V8.2.2 seeing',
    file: 'backend/src/modules/ads/ad-access.ts',
    find: "viewer.role === 'admin' || viewer.id === userId",
    instead: "viewer.role === 'admin' || viewer.id === userId || viewer.role === 'user'",
    tests: ['security/foreign-objects', 'e2e/ad.e2e', 'e2e/list-ads'],
  },
  {
    claim: 'V8.2.2 uploads',
    file: 'backend/src/modules/uploads/upload-audience.service.ts',
    find: "viewer.role === 'admin' || viewer.id === upload.userId",
    instead: "viewer.role === 'admin' || viewer.id > 0",
    tests: ['security/foreign-objects', 'e2e/upload-audience'],
  },
  {
    claim: 'V8.2.3 reason',
    file: 'backend/src/modules/ads/dto/ad.dto.ts',
    find: String.raw`      createdAt,
    };`,
    instead: String.raw`      createdAt,
      reason: ad.reason,
    };`,
    tests: ['security/mass-assignment', 'e2e/comments', 'e2e/ad.e2e', 'e2e/list-ads'],
  },
];
