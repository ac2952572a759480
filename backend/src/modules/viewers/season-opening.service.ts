import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewsSentence } from '../mail/news-sentence.types.js';
import { SeasonPassings } from '../seasons/season-passings.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ViewerNews } from './viewer-news.service.js';

/** Has viewers hear once of the next season: as accounts begin to see it, or, who joined later, as it begins. */
@Injectable()
export class SeasonOpening implements OnModuleInit {
  constructor(
    private readonly passings: SeasonPassings,
    private readonly seasons: SeasonsQuery,
    private readonly news: ViewerNews,
  ) {}

  onModuleInit(): void {
    this.passings.subscribe(async (manager, { season, passing }) => {
      if (season > 1 && (passing === 'shownEarly' || passing === 'begun')) await this.tell(manager, season);
    });
  }

  /** A site that was off may find that it was shown early and has begun in the same minute: its date is over then. */
  private async tell(manager: EntityManager, season: number): Promise<void> {
    const { startsAt, begunAt } = await this.seasons.find(season, manager);
    const hasBegun = begunAt !== null || startsAt === null || startsAt <= (await this.seasons.now(manager));
    const news: NewsSentence = hasBegun
      ? { sentence: 'seasonBegun', values: { season }, path: '/participants' }
      : { sentence: 'seasonShown', values: { season, day: startsAt.toISOString() }, path: '/participants' };
    await this.news.tellAll(manager, news, `season/${season}`);
  }
}
