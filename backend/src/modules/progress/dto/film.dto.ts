import { PickType } from '@nestjs/swagger';
import type { ProgressUpdate } from '../entities/progress-update.entity.js';
import { ProgressUpdateDto } from './progress-update.dto.js';

/** A month's film, without the report around it. */
export class FilmDto extends PickType(ProgressUpdateDto, [
  'id',
  'participantId',
  'participantName',
  'month',
  'title',
  'milestone',
  'plays',
  'createdAt',
]) {
  /** http or https. @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
  videoUrl: string;

  static from({ id, participantId, participant, month, title, ...rest }: ProgressUpdate): FilmDto {
    const { milestone, videoUrl, plays, createdAt } = rest;
    const participantName = participant!.name;
    return {
      id,
      participantId,
      participantName,
      month,
      title,
      milestone,
      videoUrl: videoUrl!,
      plays,
      createdAt,
    };
  }
}
