/** What the public may know of the challenge's settings and of its places. */
export class ChallengeSettingsDto {
  /** ISO date at which the season's first month begins; null when none is set. @example 2026-08-01T00:00:00.000Z */
  challengeStartDate: string | null;

  /** ISO date at which the countdown ends; null when none is set. @example 2027-08-01T00:00:00.000Z */
  challengeEndDate: string | null;

  /** Places in the season. @example 9 */
  maxParticipants: number;

  /** Places taken; the spots are full once it reaches maxParticipants. @example 5 */
  participantsCount: number;

  /** Days for which an ad that is submitted now runs in all, once it is approved; of those submitted before, what it was then. @example 30 */
  adRunDays: number;

  /** PeerTube hosts whose films play on this site. @example ['video.example.org'] */
  videoHosts: string[];

  /** Number of the current season: the newest that has begun, else the first. @example 1 */
  season: number;

  /** Number of the season that takes applications, whose places are told here; the current one while none does. @example 1 */
  applyingSeason: number;

  /** False where that season is over, closed or not: nobody can apply until the next one takes applications. @example true */
  takesApplications: boolean;
}
