import type { Claim } from './claim.ts';

export const CONFIGURATION: readonly Claim[] = [
  {
    claim: 'V13.4.5 host',
    file: 'backend/src/modules/metrics/metrics-server.ts',
    find: 'this.server.listen(port, host)',
    instead: 'this.server.listen(port)',
    tests: ['e2e/metrics'],
  },
  {
    claim: 'V13.2.3 secrets',
    file: 'backend/src/config/secrets.ts',
    find: 'if (value.length < MIN_SECRET_LENGTH)',
    instead: 'if (value.length < 1)',
    tests: ['config/'],
  },
];
