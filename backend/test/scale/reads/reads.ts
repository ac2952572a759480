import { CONSOLE_READS, OWN_READS } from './own-reads.ts';
import { PUBLIC_READS } from './public-reads.ts';
import { growing, type Read, readsOf } from './read.ts';

const BURSTS = growing('looks for bursts in all votes, plays or follows of sixty days', [
  ...readsOf('admin', {
    '/admin/bursts': ['votes', 'plays', 'follows'].flatMap((kind) =>
      ['network', 'domain', 'hour'].map((by) => `/admin/bursts?kind=${kind}&by=${by}`),
    ),
    '/admin/votes/bursts': '/admin/votes/bursts',
  }),
]);

/** Every read of the API, in each of its orders. */
export const READS: readonly Read[] = [...PUBLIC_READS, ...OWN_READS, ...CONSOLE_READS, ...BURSTS];

/** What is not asked for, and why. */
export const UNASKED: Readonly<Record<string, string>> = {
  '/events': 'a stream, which `npm run bench` measures',
  '/awards/judging':
    'judges alone, of whom there is none here: what they read is as long as there are participants',
  '/awards/{id}/desk': 'the same',
  '/awards/{id}/feedback': 'participants of a closed award alone: as many scores as there are judges',
  '/awards/{id}/scores': 'the same',
  '/progress-updates/{id}/comments':
    "reports have no comments here: a page of one report's, by its index (`query-plans`)",
  '/report-comments/{id}': 'the same: one comment by its id',
  '/report-comments/{id}/replies': "the same: a page of one comment's replies",
  '/mail/unsubscribe': 'a page about one token, by its hash',
  '/nft/badge/metadata': 'its own badge once it is minted, by its account',
  '/uploads/{id}/narrow': 'a file by its key: `/uploads/{id}` is asked for',
  '/uploads/{id}/{variant}.webp': 'a file by its key, made once: `/uploads/{id}` is asked for',
};
