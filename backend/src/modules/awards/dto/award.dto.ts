import { ApiProperty } from '@nestjs/swagger';
import {
  AWARD_KINDS,
  AWARD_STATUSES,
  type AwardKind,
  type AwardStatus,
  SOCIAL_WEIGHTS,
  STANDARD_DESCRIPTIONS,
} from '../award.types.js';
import type { RankedAward } from '../awards.query.js';

/** A participant's place in an award. */
export class StandingDto {
  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** Votes, the judges' mean, or points, as the award is decided; 0 for whoever has none. @example 42 */
  score: number;

  /** From 1; equal scores share a rank. @example 1 */
  rank: number;
}

/** Points for each interaction that counts for Social Media Impact. */
export class SocialWeightsDto {
  /** For somebody who follows. @example 5 */
  followers: number;

  /** For a comment. @example 3 */
  comments: number;

  /** For a film that was started. @example 1 */
  filmPlays: number;

  /** For a reaction to a post. @example 1 */
  interactions: number;
}

/** One of the season's awards and who stands where in it. */
export class AwardDto {
  /** @example 1 */
  id: number;

  /** By what it is decided: viewers' votes, judges, or interactions. */
  @ApiProperty({ enum: AWARD_KINDS, enumName: 'AwardKind', example: 'votes' })
  kind: AwardKind;

  /** @example "Viewers' Choice" */
  name: string;

  /** @example 'The community decides: one vote a participant and month for each account.' */
  description: string;

  /** Whether an administrator wrote the description; the standard one can be said in any language. @example false */
  ownDescription: boolean;

  /** In whole coins of the home chain. @example 100 */
  rewardAmount: number;

  /** Moved on by an administrator; the dates alone change nothing. */
  @ApiProperty({ enum: AWARD_STATUSES, enumName: 'AwardStatus', example: 'open' })
  status: AwardStatus;

  /** When its period begins or began; null while nobody has said. */
  startDate: Date | null;

  /** When its period ends or ended; null while nobody has said. */
  endDate: Date | null;

  /** What counts how much; null for awards that are decided otherwise. */
  weights: SocialWeightsDto | null;

  /** Best first; everybody who takes part. As they were at its end once it is closed. */
  standings: StandingDto[];

  static from({ award, standings }: RankedAward): AwardDto {
    const { id, kind, name, description, rewardAmount, status, startDate, endDate } = award;
    return {
      id,
      kind,
      name,
      description,
      ownDescription: description !== STANDARD_DESCRIPTIONS[kind],
      rewardAmount,
      status,
      startDate,
      endDate,
      weights: kind === 'social' ? SOCIAL_WEIGHTS : null,
      standings,
    };
  }
}
