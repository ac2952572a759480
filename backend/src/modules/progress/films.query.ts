import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';

/** What a film takes of its report: not the text, the longest part by far. */
const COLUMNS = ['id', 'participantId', 'month', 'title', 'milestone', 'videoUrl', 'plays', 'createdAt'];

/** Reads the films among the reports. */
@Injectable()
export class FilmsQuery {
  constructor(
    @InjectRepository(ProgressUpdate) private readonly updates: Repository<ProgressUpdate>,
    private readonly seasons: SeasonsQuery,
  ) {}

  /**
   * Films of those who hold a place in a season, newest first, each with its author: twelve a place at most, so there are no pages.
   * @param number the current season's if not given. @throws seasonNotFound
   */
  async listPublic(number?: number): Promise<ProgressUpdate[]> {
    const { number: season } = await this.seasons.find(number ?? (await this.seasons.current()));
    return this.updates
      .createQueryBuilder('update')
      .select(COLUMNS.map((column) => `update.${column}`))
      .addSelect(['participant.id', 'participant.name'])
      .innerJoin('update.participant', 'participant', 'participant.isActive AND participant.isPublic')
      .where('update.videoUrl IS NOT NULL')
      .andWhere('participant.season = :season', { season })
      .orderBy('update.id', 'DESC')
      .getMany();
  }
}
