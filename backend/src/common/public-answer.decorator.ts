import { SetMetadata } from '@nestjs/common';

/** What a public answer shows, and to whom it may be given from memory. */
export interface PublicAnswerRule {
  /** Tables that it is read from: a committed change of one of them makes it anew. */
  readonly shows: readonly ShownTable[];
  /** `everyone` unless its owner or an administrator is told more, who then never get what strangers got. */
  readonly to?: 'everyone' | 'strangers';
  /** Where it shows more than these tables, such as what a chain says: how long it may be given without a look (ms). */
  readonly forMs?: number;
}

/** Tables whose changes every process hears of (see the migration PublicChanges). */
export const SHOWN_TABLES = [
  'ads',
  'ad_payments',
  'awards',
  'award_scores',
  'book_checks',
  'chain_events',
  'judges',
  'nft_badges',
  'participants',
  'progress_updates',
  'settings',
  'users',
  'vote_months',
  'vote_totals',
  'votes',
] as const;
export type ShownTable = (typeof SHOWN_TABLES)[number];

/** Those that every vote changes. */
const VOTED_TABLES: readonly ShownTable[] = ['participants', 'vote_totals', 'votes'];

/** What of these tables changes less often than votes come. */
export const withoutVotes = (tables: readonly ShownTable[]): ShownTable[] =>
  tables.filter((table) => !VOTED_TABLES.includes(table));

export const PUBLIC_ANSWER = 'public-answer';

/**
 * Declares that a GET answers everyone who may not see more in the same way, so that its finished answer is kept in memory
 * until something it shows changes.
 */
export const PublicAnswer = (rule: PublicAnswerRule) => SetMetadata(PUBLIC_ANSWER, rule);
