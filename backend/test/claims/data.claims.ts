import type { Claim } from './claim.ts';

export const DATA: readonly Claim[] = [
  {
    claim: 'V14.2.1 log',
    file: 'backend/src/logger.ts',
    find: "path: url.split('?')[0],",
    instead: 'path: url,',
    tests: ['security/leaked-links'],
  },
  {
    claim: 'V14.2.2 private',
    file: 'backend/src/security-headers.ts',
    find: "response.setHeader('Cache-Control', 'private, no-cache');",
    instead: "response.setHeader('Cache-Control', 'public, max-age=60');",
    tests: ['security/poisoned-host', 'e2e/public-answers'],
  },
  {
    claim: 'V14.2.4 marks',
    file: 'backend/src/modules/votes/forgotten-addresses.job.ts',
    find: "`created_at < now() - interval '${NETWORKS_KEPT_DAYS} days'`",
    instead: "`created_at < now() - interval '${NETWORKS_KEPT_DAYS * 2} days'`",
    tests: ['e2e/vote-bursts', 'e2e/counted-people', 'e2e/bursts', 'e2e/mailboxes'],
  },
  {
    claim: 'V14.3.2 export',
    file: 'backend/src/modules/auth/own-data/account-export.service.ts',
    find: "response.setHeader('Cache-Control', 'no-store');",
    instead: '',
    tests: ['e2e/account-export'],
  },
];
