/** Badges that wait for a contract. */
export class BadgesWithoutContractDto {
  /** Number of their season. @example 2 */
  season: number;

  /** How many were asked for. @example 3 */
  waiting: number;
}

/** How many badges are minted today, a day of UTC. */
export class BadgeMintsDto {
  /** Mints that were signed today. @example 12 */
  signedToday: number;

  /** As many as may be signed a day (MAX_MINTS_A_DAY). @example 200 */
  maxADay: number;

  /** Badges that were asked for, and for which nothing is signed yet. @example 0 */
  waiting: number;

  /** Seasons whose badges were asked for and have no contract yet: they are minted once it is deployed. */
  withoutContract: BadgesWithoutContractDto[];
}
