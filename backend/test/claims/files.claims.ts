import type { Claim } from './claim.ts';

export const FILES: readonly Claim[] = [
  {
    claim: 'V5.2.1 size',
    file: 'backend/src/modules/uploads/receive-picture.interceptor.ts',
    find: 'fileSize: MAX_UPLOAD_MEGABYTES * 1_000_000',
    instead: 'fileSize: MAX_UPLOAD_MEGABYTES * 10_000_000',
    tests: ['e2e/upload-picture'],
  },
  {
    claim: 'V5.2.2 as sent',
    file: 'backend/src/modules/uploads/decode-picture.ts',
    find: "failOn: 'error'",
    instead: "failOn: 'none'",
    tests: ['security/malicious-uploads', 'e2e/upload-picture'],
  },
  {
    claim: 'V5.2.3 pixels',
    file: 'backend/src/modules/uploads/decode-picture.ts',
    find: 'if (autoOrient.width * autoOrient.height > MAX_PIXELS)',
    instead: 'if (autoOrient.width < 0)',
    tests: ['e2e/upload-picture'],
  },
  {
    claim: 'V5.4.1 names',
    file: 'backend/src/modules/auth/own-data/account-export.service.ts',
    find: ".attachment('change-makers-account.json')",
    instead: '',
    tests: ['e2e/account-export'],
  },
  {
    claim: 'V5.4.1 books',
    file: 'backend/src/modules/books/book-export.service.ts',
    find: ".attachment('books.csv')",
    instead: '',
    tests: ['e2e/books-entries'],
  },
];
