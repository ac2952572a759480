import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AwardsOfSeasons } from '../../modules/awards/awards-of-seasons.service.js';
import { Award } from '../../modules/awards/entities/award.entity.js';
import { JudgesScores } from '../../modules/awards/judges-scores.js';
import { StandingsService } from '../../modules/awards/standings.service.js';
import { Season } from '../../modules/seasons/entities/season.entity.js';
import { SeasonPassings } from '../../modules/seasons/season-passings.js';
import { castOf } from './demo-challenge.js';
import { FIRST_STORY } from './demo-first-season.js';
import type { DemoSeason } from './demo-season.js';
import { DemoSeasonLife } from './demo-season-life.js';
import { joinedOf } from './fill-voters.js';

/** How many days after its end a season was closed. */
const COUNTED_DAYS = 6;

/** What a season before the running one left: people, reports, votes, and awards that somebody won. */
@Injectable()
export class DemoEarlierSeason {
  constructor(
    private readonly life: DemoSeasonLife,
    private readonly awards: AwardsOfSeasons,
    private readonly standings: StandingsService,
    private readonly scores: JudgesScores,
    private readonly passings: SeasonPassings,
  ) {}

  /** @param running the season after it, which begins without dates: its settings bring these */
  async fill(manager: EntityManager, running: DemoSeason, users: ReadonlyMap<string, number>): Promise<void> {
    const { earlier } = running;
    await manager.insert(Season, begunSeason(running));
    await this.awards.copy(manager, running.number);
    await manager.update(Season, { number: earlier.number }, closedSeason(earlier));
    const cast = await castOf(manager, earlier, FIRST_STORY, users, joinedOf(running));
    await this.life.fill(manager, cast);
    for (const award of await manager.findBy(Award, { season: earlier.number }))
      await this.close(manager, award);
    // As where an administrator closes one: its figures are fixed from then on.
    await this.passings.publish(manager, { season: earlier.number, passing: 'closed' });
  }

  private async close(manager: EntityManager, award: Award): Promise<void> {
    const result = await this.standings.of(manager, award);
    await manager.update(Award, { id: award.id }, { status: 'closed', result });
    if (award.kind === 'judges') await this.scores.keepCounted(manager, award.id);
  }
}

/** The marks are those that the clock would have set. */
function begunSeason(season: DemoSeason): Partial<Season> {
  return {
    number: season.number,
    name: `Season ${season.number}`,
    applicationsFrom: season.before(75),
    applicationsOpenedAt: season.before(75),
    applicationsTo: season.before(15),
    applicationsClosedAt: season.before(15),
    shownEarlyAt: season.before(7),
    begunAt: season.start,
    reviewAt: season.startOf(7),
    ceremonyAt: season.end,
  };
}

function closedSeason(season: DemoSeason): Partial<Season> {
  return {
    ...begunSeason(season),
    startsAt: season.start,
    endsAt: season.end,
    endedAt: season.end,
    closedAt: season.afterMonth(12, COUNTED_DAYS),
  };
}
