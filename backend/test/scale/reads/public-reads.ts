import { payerOf } from '../filled-chain.ts';
import { growing, noted, type Read, readsOf } from './read.ts';

/** What everybody may read. */
export const PUBLIC_READS: Read[] = [
  ...readsOf('nobody', {
    '/ads': [
      '/ads?limit=20',
      ({ id }) => `/ads?limit=20&cursor=${id + 20}`,
      ({ id }) => `/ads?limit=20&category=crypto&cursor=${id + 80}`,
      '/ads?limit=20&status=pending',
      '/ads?limit=20&status=completed',
      '/ads?limit=20&q=lamp',
      '/ads?limit=20&q=la',
      '/ads?limit=20&q=zq',
      '/ads?limit=20&q=xylophone',
    ],
    '/ads/{id}': ({ id }) => `/ads/${id}`,
    '/placements': '/placements?slots=home-banner,participant-sidebar',
    '/books/entries': [
      '/books/entries?limit=20',
      '/books/entries?limit=20&kind=payment',
      ({ id }) => `/books/entries?limit=20&adId=${id}`,
      ({ id }) => `/books/entries?limit=20&account=${payerOf(id)}`,
    ],
    '/books/entries.csv': '/books/entries.csv?limit=20',
    '/books/checks': '/books/checks',
    '/search': [
      '/search?q=lamp',
      '/search?q=la',
      '/search?q=zq',
      '/search?q=xylophone',
      '/search?q=solar%20lamp',
    ],
    '/participants': '/participants',
    '/participants/{id}': ({ participant }) => `/participants/${participant}`,
    '/participants/{id}/related': ({ participant }) => `/participants/${participant}/related`,
    '/participants/{id}/comments': [
      ({ participant }) => `/participants/${participant}/comments?limit=20`,
      ({ id, participant }) => `/participants/${participant}/comments?limit=20&cursor=${Math.max(id, 900)}`,
    ],
    '/participants/{id}/votes': ({ participant }) => `/participants/${participant}/votes`,
    '/progress-updates': [
      '/progress-updates?limit=20',
      ({ participant }) => `/progress-updates?limit=20&participantId=${participant}`,
    ],
    '/progress-updates/films': '/progress-updates/films',
    '/progress-updates/{id}': ({ participant }) => `/progress-updates/${participant}`,
    '/challenge/settings': '/challenge/settings',
    '/awards': '/awards',
    '/seasons': '/seasons',
    '/seasons/{number}': '/seasons/1',
    '/votes/months': '/votes/months',
    '/votes/months/{month}': ({ month }) => `/votes/months/${month}`,
    '/uploads/{id}': ({ id }) => `/uploads/${Math.ceil(id / 10)}`,
    '/tokenomics': '/tokenomics',
    '/config': '/config',
    '/altcha': '/altcha',
    '/live': '/live',
    '/ready': '/ready',
  }),
  ...noted('what was read within two seconds is told again', [
    ...readsOf('nobody', { '/books/accounts': '/books/accounts', '/health': '/health' }),
  ]),
  ...noted('asks the node for the receipt too', [
    ...readsOf('nobody', { '/transactions/{hash}': ({ transaction }) => `/transactions/${transaction}` }),
  ]),
  ...growing('tells every vote of a month', [
    ...readsOf('nobody', {
      '/votes/months/{month}/leaves.ndjson.gz': ({ month }) => `/votes/months/${month}/leaves.ndjson.gz`,
      '/votes/months/{month}/leaves': ({ month }) => `/votes/months/${month}/leaves`,
    }),
  ]),
];
