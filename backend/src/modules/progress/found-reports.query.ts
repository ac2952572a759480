import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { FoundPart } from '../../common/lists/found-part.js';
import { pageById } from '../../common/lists/list-page.js';
import { SearchedWords } from '../../common/lists/searched-words.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { SHOWN } from './progress.query.js';

/** Finds reports by their words, of all seasons. */
@Injectable()
export class FoundReports {
  private readonly texts: SearchedWords;

  constructor(
    @InjectRepository(ProgressUpdate) private readonly updates: Repository<ProgressUpdate>,
    caches: Caches,
  ) {
    this.texts = new SearchedWords(updates.manager.connection, 'progress_updates', ['search'], caches);
  }

  /** The newest that everybody may see, with their authors. */
  async find(q: string, limit: number): Promise<FoundPart<ProgressUpdate>> {
    const query = this.updates
      .createQueryBuilder('update')
      .innerJoinAndSelect('update.participant', 'participant', SHOWN);
    const { rows, next } = await pageById(query, { limit }, { in: this.texts, q });
    return { rows, isMore: next !== undefined };
  }
}
