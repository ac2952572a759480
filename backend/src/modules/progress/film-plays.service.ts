import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter } from '../../common/rate-limit.js';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { ProgressQuery } from './progress.query.js';

const HOUR = 60 * 60;

/** Counts how often films are started: once an hour for each viewer. */
@Injectable()
export class FilmPlaysService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly query: ProgressQuery,
    private readonly figures: ParticipantFigures,
  ) {
    this.limiter = rateLimiter(dataSource, 'film-play', 1, HOUR);
  }

  /** `viewer` is whatever tells viewers apart. A report without a film has nothing to count. @throws progressUpdateNotFound */
  async count(id: number, viewer: string): Promise<void> {
    const { videoUrl, participantId } = await this.query.findPublic(id);
    if (videoUrl === null || !(await this.isNew(`${id} ${viewer}`))) return;
    await this.dataSource.transaction(async (manager) => {
      await this.figures.add(manager, participantId, 'filmPlays', 1);
      await manager.increment(ProgressUpdate, { id }, 'plays', 1);
    });
  }

  /** Looks before it counts, so that a repeated play writes nothing. */
  private async isNew(key: string): Promise<boolean> {
    if ((await this.limiter.get(key)) !== null) return false;
    try {
      await this.limiter.consume(key);
      return true;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return false;
      throw rejection;
    }
  }
}
