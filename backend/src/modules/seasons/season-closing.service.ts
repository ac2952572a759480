import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import type { SeasonObstacle } from './dto/season-obstacle.dto.js';
import { Season } from './entities/season.entity.js';
import { SeasonDates } from './season-dates.service.js';
import { SeasonObstacles } from './season-obstacles.js';
import { SeasonPassings } from './season-passings.js';
import { SeasonsAudit } from './seasons-audit.service.js';
import { seasonNotClosable, seasonNotReopenable } from './seasons.errors.js';
import { SeasonsQuery } from './seasons.query.js';

/** Closes seasons, of which nothing can be changed from then on, and reopens them. */
@Injectable()
export class SeasonClosing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly dates: SeasonDates,
    private readonly found: SeasonObstacles,
    private readonly passings: SeasonPassings,
    private readonly audit: SeasonsAudit,
    private readonly events: SiteEvents,
  ) {}

  /** What stands in the way. @throws seasonNotFound */
  async obstacles(number: number): Promise<SeasonObstacle[]> {
    const season = await this.seasons.find(number);
    return season.closedAt ? [] : this.found.of(this.dataSource.manager, season);
  }

  /** Whoever votes, scores or reports holds the season's row and is waited for. Closed once, it stays so. @throws seasonNotFound, seasonNotClosable */
  async close(actor: SignedInUser, number: number): Promise<Season> {
    await this.dates.change(async (manager) => {
      const season = await this.seasons.lockWhole(manager, number);
      if (season.closedAt) return;
      const obstacles = await this.found.of(manager, season);
      if (obstacles.length > 0) throw seasonNotClosable({ season: number });
      await this.mark(manager, actor, season, await this.seasons.now(manager));
    });
    return this.seasons.findWhole(number);
  }

  /** Until the next one begins. Open already, it stays so. @throws seasonNotFound, seasonNotReopenable */
  async reopen(actor: SignedInUser, number: number): Promise<Season> {
    await this.dates.change(async (manager) => {
      const season = await this.seasons.lockWhole(manager, number);
      if (!season.closedAt) return;
      const current = await this.seasons.current(manager);
      if (current > number) throw seasonNotReopenable({ season: number, next: number + 1 });
      await this.mark(manager, actor, season, null);
    });
    return this.seasons.findWhole(number);
  }

  private async mark(
    manager: EntityManager,
    actor: SignedInUser,
    season: Season,
    closedAt: Date | null,
  ): Promise<void> {
    const { number } = season;
    await manager.update(Season, { number }, { closedAt, revision: season.revision + 1 });
    await this.passings.publish(manager, { season: number, passing: closedAt ? 'closed' : 'reopened' });
    await this.audit.record(manager, actor, closedAt ? 'season.closed' : 'season.reopened', season);
    await this.events.publish(manager, { event: 'season', data: { id: number } });
  }
}
