import { noted, type Read, readsOf } from './read.ts';

/** What those who are signed in read of themselves. */
export const OWN_READS: Read[] = [
  ...readsOf('user', {
    '/auth/me': '/auth/me',
    '/auth/me/export': '/auth/me/export',
    '/auth/sessions': '/auth/sessions',
    '/auth/passkeys': '/auth/passkeys',
    '/auth/second-factor': '/auth/second-factor',
    '/ads/user': '/ads/user',
    '/ads/{id}/payment': ({ user }) => `/ads/${user}/payment`,
    '/ads/{id}/metrics': ({ user }) => `/ads/${user}/metrics`,
    '/ads/{id}/metrics.csv': ({ user }) => `/ads/${user}/metrics.csv`,
    '/nft/badge': '/nft/badge',
    '/nft/badges': '/nft/badges',
    '/notifications': ['/notifications?limit=20', ({ id }) => `/notifications?limit=20&cursor=${id + 20}`],
    '/notifications/mail': '/notifications/mail',
    '/participants/eligibility': '/participants/eligibility',
    '/follows': '/follows',
    '/votes/user': '/votes/user',
    '/votes/{id}/receipt': ({ user }) => `/votes/${user}/receipt`,
  }),
  ...readsOf('participant', {
    '/participants/user': '/participants/user',
    '/progress-updates/due': '/progress-updates/due',
  }),
];

/** What the console reads, in each order and by each filter. */
export const CONSOLE_READS: Read[] = [
  ...readsOf('admin', {
    '/admin/accounts': ['/admin/accounts?q=maker12', '/admin/accounts?q=m', '/admin/accounts?q=zq'],
    '/admin/ads': [
      ...['id', 'title', 'category', 'username', 'status', 'paymentStatus', 'createdAt'].map(
        (sort) => `/admin/ads?limit=20&sort=${sort}`,
      ),
      '/admin/ads?limit=20&status=pending&sort=title',
      '/admin/ads?limit=20&paymentStatus=failed',
      '/admin/ads?limit=20&reported=true',
      '/admin/ads?limit=20&reported=true&sort=title',
      '/admin/ads?limit=20&q=lamp&sort=title',
      '/admin/ads?limit=20&q=zq&sort=username',
    ],
    '/admin/ads/counts': '/admin/ads/counts',
    '/admin/alarms': '/admin/alarms',
    '/admin/audit': [
      '/admin/audit?limit=50',
      '/admin/audit?limit=50&action=setting.changed',
      '/admin/audit?limit=50&action=judge.appointed',
      '/admin/audit?limit=50&q=zq',
      '/admin/audit?limit=50&q=203.0.113.7',
    ],
    '/admin/audit.csv': '/admin/audit.csv?action=judge.appointed',
    '/admin/badges': ['/admin/badges?limit=20', '/admin/badges?limit=20&q=maker12'],
    '/admin/badges/mints': '/admin/badges/mints',
    '/admin/comments': '/admin/comments?limit=20',
    '/admin/judges': '/admin/judges',
    '/admin/outbox': ['waiting', 'sent', 'failed'].map((state) => `/admin/outbox?limit=20&state=${state}`),
    '/admin/participants': '/admin/participants?limit=20',
    '/admin/payments': ['/admin/payments?limit=20', '/admin/payments?limit=20&awaiting=decision'],
    '/admin/picture-copies': '/admin/picture-copies',
    '/admin/seasons': '/admin/seasons',
    '/admin/seasons/{number}/closing': '/admin/seasons/1/closing',
    '/admin/all-settings': '/admin/all-settings',
    '/admin/users': [
      '/admin/users?limit=20',
      '/admin/users?limit=20&q=maker12',
      '/admin/users?limit=20&q=zq',
      '/admin/users?limit=20&role=admin',
      '/admin/users?limit=20&state=suspended',
    ],
    '/admin/viewers': [
      ...['id', 'name', 'email', 'createdAt'].map((sort) => `/admin/viewers?limit=20&sort=${sort}`),
      '/admin/viewers?limit=20&q=abc&sort=name',
    ],
    '/progress-updates/{id}/versions': ({ participant }) => `/progress-updates/${participant}/versions`,
  }),
  ...noted('asks the node for the balances too', readsOf('admin', { '/admin/operator': '/admin/operator' })),
];
