import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ProgressUpdate } from './entities/progress-update.entity.js';

/** What a film takes of its report: not the text, the longest part by far. */
const COLUMNS = ['id', 'participantId', 'month', 'title', 'milestone', 'videoUrl', 'plays', 'createdAt'];

/** Reads the films among the reports. */
@Injectable()
export class FilmsQuery {
  constructor(@InjectRepository(ProgressUpdate) private readonly updates: Repository<ProgressUpdate>) {}

  /** Films of those who hold a place, newest first, each with its author: twelve a place at most, so there are no pages. */
  listPublic(): Promise<ProgressUpdate[]> {
    return this.updates
      .createQueryBuilder('update')
      .select(COLUMNS.map((column) => `update.${column}`))
      .addSelect(['participant.id', 'participant.name'])
      .innerJoin('update.participant', 'participant', 'participant.isActive')
      .where('update.videoUrl IS NOT NULL')
      .orderBy('update.id', 'DESC')
      .getMany();
  }
}
