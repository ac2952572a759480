import type { ScoreFeedback } from '../score-feedback.query.js';

/** The judges' means. */
export class CriteriaMeansDto {
  /** From 1 to 10, as the others are. @example 7.5 */
  impact: number;

  /** @example 8 */
  innovation: number;

  /** @example 6.333333333333333 */
  progress: number;

  /** @example 9 */
  communication: number;
}

/** What the judges gave the participant who asks. */
export class ScoreFeedbackDto {
  /** @example 2 */
  awardId: number;

  /** The number of its season. @example 1 */
  season: number;

  /** How many judges scored them, without those who are close to them. @example 3 */
  judges: number;

  /** Null where fewer than two judges scored them: one judge's numbers are no mean. */
  criteria: CriteriaMeansDto | null;

  /** What judges wrote for them, without names and in an order that says nothing. @example ['Go on measuring.'] */
  notes: string[];

  static from({ award, judges, criteria, notes }: ScoreFeedback): ScoreFeedbackDto {
    return { awardId: award.id, season: award.season, judges, criteria, notes };
  }
}
