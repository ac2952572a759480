/** What the public may know of the challenge's settings. */
export class ChallengeSettingsDto {
  /** ISO date at which the countdown ends; null when none is set. @example 2027-08-01T00:00:00.000Z */
  challengeEndDate: string | null;

  /** Places in the season. @example 9 */
  maxParticipants: number;
}
