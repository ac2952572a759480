import type { AwardScore } from '../entities/award-score.entity.js';
import { CriteriaDto } from './score-participant.dto.js';

/** What a judge gave a participant, as the judge sees it. */
export class AwardScoreDto {
  /** @example 3 */
  participantId: number;

  /** Null when only the closeness was said. */
  criteria: CriteriaDto | null;

  /** The judge's own reasons. @example 'Talked to two of the families.' */
  note: string | null;

  /** Whether the participant may read the note once the award is closed. @example false */
  noteForParticipant: boolean;

  /** The judge is close to this participant, so the score is left out. @example false */
  conflict: boolean;

  /** When it was last changed. */
  updatedAt: Date;

  static from(score: AwardScore): AwardScoreDto {
    const { participantId, impact, innovation, progress, communication } = score;
    const { note, noteForParticipant, conflict, updatedAt } = score;
    const isScored = impact !== null && innovation !== null && progress !== null && communication !== null;
    const criteria = isScored ? { impact, innovation, progress, communication } : null;
    return { participantId, criteria, note, noteForParticipant, conflict, updatedAt };
  }
}
