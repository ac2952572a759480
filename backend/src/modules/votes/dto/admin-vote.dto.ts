/** A vote as the administrator sees it. */
export class AdminVoteDto {
  /** @example 120 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 1 */
  awardId: number;

  /** Who cast it; null once the account is gone. @example amara */
  username: string | null;

  /** @example 2026-11 */
  month: string;

  /** False where it is left uncounted. */
  counted: boolean;

  /** Why it is not counted. @example 'One of 12 votes from one address within ten minutes.' */
  reason: string | null;

  /** Whether its month is fixed, so that nothing can be changed any more. */
  fixed: boolean;

  /** When it was cast. */
  createdAt: Date;
}

/** Many votes for one participant from one address within an hour. */
export class VoteBurstDto {
  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** Tells addresses apart without saying which they are. @example 5Zk3Qw */
  mark: string;

  /** Votes in it. @example 12 */
  count: number;

  /** Those of them that are counted. @example 10 */
  counted: number;

  /** When its first vote was cast. */
  firstAt: Date;

  /** When its last vote was cast. */
  lastAt: Date;

  /** Its votes, oldest first. */
  votes: AdminVoteDto[];
}
