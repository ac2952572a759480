import { ApiProperty } from '@nestjs/swagger';
import { AWARD_STATUSES, type AwardStatus } from '../award.types.js';
import type { DeskPlace, JudgesDesk } from '../judges-desk.query.js';
import { AwardScoreDto } from './award-score.dto.js';
import { ScoreDraftDto } from './score-draft.dto.js';

/** The award that is judged. */
export class DeskAwardDto {
  /** @example 2 */
  id: number;

  /** @example "Judges' Choice" */
  name: string;

  /** The number of its season. @example 1 */
  season: number;

  /** Scores are taken while it is open. */
  @ApiProperty({ enum: AWARD_STATUSES, enumName: 'AwardStatus', example: 'open' })
  status: AwardStatus;

  /** When its period begins or began; null while nobody has said. */
  startDate: Date | null;

  /** When its period ends or ended; null while nobody has said. */
  endDate: Date | null;

  /** Whole days until the end, the one that has begun included; 0 once it has passed, null while nobody has said or it is not open. @example 12 */
  daysLeft: number | null;
}

/** How far the judge has come. */
export class DeskProgressDto {
  /** Participants with a score. @example 4 */
  scored: number;

  /** Participants without one, to whom the judge is not close. @example 4 */
  left: number;

  /** Participants of whom the judge said to be close. @example 1 */
  conflicts: number;
}

/** A participant as they lie on the judge's desk. */
export class DeskParticipantDto {
  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** @example 'Water engineer' */
  profession: string;

  /** The number of their place. @example 2 */
  order: number;

  /** The judge's own project, which they cannot score. @example false */
  own: boolean;

  /** The judge has said to be close to them. @example false */
  conflict: boolean;

  /** What the judge has given; null while nothing. */
  score: AwardScoreDto | null;

  /** What the judge is making up; null while nothing. */
  draft: ScoreDraftDto | null;

  static from({ participant, own, score, draft }: DeskPlace): DeskParticipantDto {
    const { id, name, profession, order } = participant;
    return {
      participantId: id,
      name,
      profession,
      order,
      own,
      conflict: score?.conflict ?? false,
      score: score && AwardScoreDto.from(score),
      draft: draft && ScoreDraftDto.from(draft),
    };
  }
}

/** Everything that a judge has to do for an award. */
export class JudgesDeskDto {
  /** What is judged, and until when. */
  award: DeskAwardDto;

  /** How far the judge has come. */
  progress: DeskProgressDto;

  /** Those without a score first, in the order of their places; then those with one, those to whom the judge is close, and the own project. */
  participants: DeskParticipantDto[];

  static from({ award, daysLeft, progress, places }: JudgesDesk): JudgesDeskDto {
    const { id, name, season, status, startDate, endDate } = award;
    return {
      award: { id, name, season, status, startDate, endDate, daysLeft },
      progress,
      participants: places.map(DeskParticipantDto.from),
    };
  }
}
