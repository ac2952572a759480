import { SetMetadata } from '@nestjs/common';

/** What something was made from: a committed change of it makes it anew. */
export interface Shown {
  /** Tables that it is read from. */
  readonly shows: readonly ShownTable[];
  /** Those of them of which it shows nothing but what belongs to `one`. */
  readonly ofOne?: readonly TableOfOne[];
  /** The id of it; without one, it may be of any. */
  readonly one?: string | undefined;
}

/** What a public answer shows, and to whom it may be given from memory. */
export interface PublicAnswerRule extends Omit<Shown, 'one'> {
  /** `everyone` unless its owner or an administrator is told more, who then never get what strangers got. */
  readonly to?: 'everyone' | 'strangers';
  /** Where it shows more than these tables, such as what a chain says: how long it may be given without a look (ms). */
  readonly forMs?: number;
  /** Where each answer costs much, so that its route counts what a network asks for: whoever has it made is named to the route. */
  readonly namesAsker?: true;
  /** Where addresses differ that are answered alike: the one that all of them are kept by. */
  readonly keyOf?: (path: string) => string;
}

/**
 * Tables whose changes every process hears of (see the migration ChangedRows); `participant_profiles` are the participants
 * without the figures that votes, follows and plays change.
 */
export const SHOWN_TABLES = [
  'ads',
  'ad_payments',
  'awards',
  'award_scores',
  'book_checks',
  'chain_events',
  'judges',
  'nft_badges',
  'participant_profiles',
  'participants',
  'progress_updates',
  'seasons',
  'settings',
  'users',
  'vote_months',
  'vote_totals',
  'votes',
] as const;
export type ShownTable = (typeof SHOWN_TABLES)[number];

/** Those of which is told whose row has changed: an ad's id, or a participant's for all that belongs to them. */
type TableOfOne =
  'ads' | 'participant_profiles' | 'participants' | 'progress_updates' | 'vote_totals' | 'votes';

/** Whether a change of this table, or of this one in it, is a change of what is shown. */
export const isShown = ({ shows, ofOne = [], one }: Shown, table: ShownTable, id?: string): boolean =>
  shows.includes(table) &&
  (id === undefined || one === undefined || id === one || !(ofOne as readonly ShownTable[]).includes(table));

/** Those that every vote changes. */
const VOTED_TABLES: readonly ShownTable[] = ['participants', 'vote_totals', 'votes'];

/** What of these tables changes less often than votes come: of participants, all but their figures. */
export const withoutVotes = (tables: readonly ShownTable[]): ShownTable[] =>
  tables.flatMap((table) => {
    if (table === 'participants') return ['participant_profiles'];
    return VOTED_TABLES.includes(table) ? [] : [table];
  });

/** A route that is a public answer. */
export interface PublicRouteRule extends PublicAnswerRule {
  /** As its controller makes it known, without /api, such as /ads/:id; `public-answers.e2e-spec.ts` compares the two. */
  readonly path: string;
  /** Whether it looks at a query, which then is checked; the others answer the same to each that somebody makes up. */
  readonly takesQuery?: true;
}

export const PUBLIC_ANSWER = 'public-answer';

/**
 * Declares that a GET answers everyone who may not see more in the same way, so that its finished answer is kept in memory
 * until something it shows changes.
 */
export const PublicAnswer = (rule: PublicRouteRule) => SetMetadata(PUBLIC_ANSWER, rule);
