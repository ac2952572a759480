/** Votes of a month. */
export class MonthlyVotesDto {
  /** In UTC. @example 2026-11 */
  month: string;

  /** All votes. @example 42 */
  votes: number;

  /** Without those that the administrator leaves uncounted. @example 40 */
  counted: number;
}

/** A month's votes, and where to check them. */
export class VoteMonthDto extends MonthlyVotesDto {
  /** Root of the Merkle tree over the votes; null while the month is open. @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 */
  root: string | null;

  /** Transaction that published the root; null until its block is read. @example 0x9c22ff5f21f0b81b113e63f7db6da94fedef11b2119b4088b89664fb9a3cb658 */
  transactionHash: string | null;

  /**
   * Registry on which the root stands, perhaps an earlier one than the current `voteRegistry` of the home chain; null until its
   * block is read. @example 0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0
   */
  registry: string | null;

  /** When the votes were fixed. */
  closedAt: Date | null;
}

/** Votes of a participant in a month. */
export class VoteTotalDto {
  /** @example 3 */
  participantId: number;

  /** @example 1 */
  awardId: number;

  /** All votes. @example 12 */
  votes: number;

  /** Without those that the administrator leaves uncounted. @example 11 */
  counted: number;
}

/** A month with the participants' totals. */
export class VoteMonthTotalsDto extends VoteMonthDto {
  /** By award and participant. */
  totals: VoteTotalDto[];
}
