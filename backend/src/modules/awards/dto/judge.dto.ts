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

/** Whether the signed-in account judges. */
export class JudgingDto {
  /** @example true */
  judge: boolean;
}
