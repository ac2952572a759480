import type { Claim } from './claim.ts';

export const API: readonly Claim[] = [
  {
    claim: 'V4.1.1 charset',
    file: 'backend/src/site/page-routes.ts',
    find: 'response.send(page ? document.rendered(place, page) : document.bare(place))',
    instead:
      "response.setHeader('Content-Type', 'text/html').end(page ? document.rendered(place, page) : document.bare(place))",
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V4.1.3 forwarded',
    file: 'backend/src/app.setup.ts',
    find: "app.set('trust proxy', config.trustProxy)",
    instead: "app.set('trust proxy', true)",
    tests: ['security/rotating-addresses', 'security/poisoned-host'],
  },
];
