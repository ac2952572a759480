import type { AppointedJudge } from '../judges.service.js';

/** A judge of the season, as an administrator sees them. */
export class JudgeDto {
  /** @example 12 */
  userId: number;

  /** @example 'grace' */
  username: string;

  /** When they were appointed. */
  createdAt: Date;

  /** Participants they have scored or said to be close to. @example 4 */
  scored: number;

  static from({ userId, username, createdAt, scored }: AppointedJudge): JudgeDto {
    return { userId, username, createdAt, scored };
  }
}

/** An award that the signed-in account judges. */
export class JudgedAwardDto {
  /** @example 2 */
  id: number;

  /** The number of its season. @example 1 */
  season: number;
}

/** Whether the signed-in account judges. */
export class JudgingDto {
  /** @example true */
  judge: boolean;

  /** Of the current season first, then of earlier ones that are still being decided. */
  awards: JudgedAwardDto[];
}
