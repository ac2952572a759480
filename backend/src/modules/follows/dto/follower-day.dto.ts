/** How many followed a participant at the end of a day on which that changed. */
export class FollowerDayDto {
  /** In UTC. @example 2026-11-28 */
  day: string;

  /** Without those left uncounted. @example 41 */
  followers: number;
}
