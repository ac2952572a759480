import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DemoCast } from './demo-cast.js';
import { DemoFigures } from './demo-figures.js';
import { fillAwards } from './fill-awards.js';
import { fillFollows } from './fill-follows.js';
import { fillNews } from './fill-news.js';
import { fillReports } from './fill-reports.js';
import { fillTalk } from './fill-talk.js';
import { fillVotes } from './fill-votes.js';

/**
 * What has happened in the season so far. Months that ended more than two days ago are closed after the start like every
 * other, by real transactions: nothing of the chain is written here.
 */
@Injectable()
export class DemoSeasonLife {
  constructor(private readonly figures: DemoFigures) {}

  async fill(manager: EntityManager, cast: DemoCast): Promise<void> {
    await fillReports(manager, cast);
    await fillTalk(manager, cast);
    await fillFollows(manager, cast);
    await fillVotes(manager, cast, await fillAwards(manager, cast));
    await this.figures.fill(manager, cast);
    await fillNews(manager, cast);
  }
}
