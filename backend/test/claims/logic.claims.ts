import type { Claim } from './claim.ts';

export const LOGIC: readonly Claim[] = [
  {
    claim: 'V2.3.1 decided twice',
    file: 'backend/src/modules/ads/moderation.service.ts',
    find: 'if (revision !== undefined && revision !== ad.revision) throw adChanged();',
    instead: '',
    tests: ['e2e/moderation'],
  },
  {
    claim: 'V2.3.2 ads',
    file: 'backend/src/modules/ads/ads.service.ts',
    find: 'if (pending >= MAX_PENDING_ADS)',
    instead: 'if (pending > MAX_PENDING_ADS)',
    tests: ['e2e/submit-ad'],
  },
  {
    claim: 'V2.3.2 ads race',
    file: 'backend/src/modules/ads/ads.service.ts',
    find: "await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });",
    instead: 'await manager.findOne(User, { where: { id: userId } });',
    tests: ['e2e/submit-ad'],
  },
];
