import type { Participant } from '../../participants/entities/participant.entity.js';
import { ParticipantDto } from '../../participants/dto/participant.dto.js';
import type { ProgressUpdate } from '../entities/progress-update.entity.js';
import { ProgressUpdateDto } from './progress-update.dto.js';

/** A participant's public page: the person, and what they reported. */
export class ParticipantPageDto extends ParticipantDto {
  /** Newest first. */
  progressUpdates: ProgressUpdateDto[];

  static of(participant: Participant, updates: ProgressUpdate[]): ParticipantPageDto {
    const progressUpdates = updates.map((update) => ProgressUpdateDto.from({ ...update, participant }));
    return { ...ParticipantDto.from(participant), progressUpdates };
  }
}
