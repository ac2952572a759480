/** An ad that a moderator has not decided on. */
export class WaitingAdDto {
  /** @example 12 */
  id: number;

  /** @example 'Solar lamps for night markets' */
  title: string;

  /** When it was submitted. */
  createdAt: Date;
}

/** What waits for an administrator. */
export class AdminHomeDto {
  /** The bound of every figure but that of alarms: one that reaches it stands for as many or more. @example 100 */
  countedTo: number;

  /** Ads awaiting moderation. @example 3 */
  pendingAds: number;

  /** Those of them that wait longest, up to 3. */
  oldestAds: WaitingAdDto[];

  /** Ads with reports that nobody has settled. @example 2 */
  reportedAds: number;

  /** Comments, of votes and on reports, that were reported and are not hidden. @example 1 */
  reportedComments: number;

  /** Payments whose refund waits for a person. @example 0 */
  payments: number;

  /** Letters that were given up. @example 0 */
  failedLetters: number;

  /** Alarms that are open. @example 0 */
  alarms: number;
}
