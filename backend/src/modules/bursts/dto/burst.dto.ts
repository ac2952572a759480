/** What came for one participant within an hour of the clock, and from one network or mail domain where that is asked for. */
export class BurstDto {
  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** When the hour began. */
  hour: Date;

  /** A mark that tells networks apart without saying which they are, or the mail domain; null by the hour alone. @example 5Zk3Qw */
  key: string | null;

  /** How many there are. @example 12 */
  count: number;

  /** Those of them that are counted. @example 10 */
  counted: number;

  /** When the first came. */
  firstAt: Date;

  /** When the last came. */
  lastAt: Date;

  /** Why those that are not counted are not. @example ['One of 12 votes from one network.'] */
  reasons: string[];

  /** Whether nothing about it can be changed any more: the month's votes are fixed, or the award is closed. */
  final: boolean;
}
