import type { Claim } from './claim.ts';

export const CODE: readonly Claim[] = [
  {
    claim: 'V15.3.2 redirects',
    file: 'backend/src/modules/uploads/copying/fetch-picture.ts',
    find: 'redirects <= MAX_REDIRECTS',
    instead: 'redirects <= MAX_REDIRECTS + 1',
    tests: ['e2e/fetch-picture'],
  },
  {
    claim: 'V15.3.6 prototypes',
    file: 'backend/src/common/validation/plain-input.ts',
    find: 'if (OF_EVERY_OBJECT.has(name))',
    instead: "if (OF_EVERY_OBJECT.has(name) && name === 'x')",
    tests: ['e2e/strange-bodies'],
  },
  {
    claim: 'V15.3.7 parameters',
    file: 'backend/src/app.setup.ts',
    find: "app.set('query parser', 'simple')",
    instead: "app.set('query parser', 'extended')",
    tests: ['security/parameter-pollution'],
  },
];
