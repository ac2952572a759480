import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { SiteEvents } from '../../events/site-events.service.js';
import type { ChangeSeasonDto } from './dto/change-season.dto.js';
import type { PlanSeasonDto } from './dto/plan-season.dto.js';
import { Season } from './entities/season.entity.js';
import { SeasonDates } from './season-dates.service.js';
import { SeasonPassings } from './season-passings.js';
import { checkOrder } from './season-rules.js';
import { type SeasonValues, valuesOf } from './season-values.js';
import { SeasonsAudit } from './seasons-audit.service.js';
import {
  seasonChanged,
  seasonClosed,
  seasonEndMissing,
  seasonPlannedAlready,
  startBegun,
  startPassed,
} from './seasons.errors.js';
import { SeasonsQuery } from './seasons.query.js';

/** What the first season is before there is one that it follows. */
const UNSAID = { applicationsTo: null, reviewAt: null, ceremonyAt: null, whitelist: '' };

/** Plans the next season, and changes what is said of one. */
@Injectable()
export class SeasonPlanning {
  constructor(
    private readonly seasons: SeasonsQuery,
    private readonly dates: SeasonDates,
    private readonly passings: SeasonPassings,
    private readonly audit: SeasonsAudit,
    private readonly events: SiteEvents,
  ) {}

  /** One ahead of the current season. @throws seasonEndMissing, seasonPlannedAlready, seasonMonthsShared, validationFailed */
  async plan(actor: SignedInUser, dto: PlanSeasonDto): Promise<Season> {
    const number = await this.dates.change(async (manager) => {
      const newest = await this.seasons.newest(manager);
      if (newest.number !== (await this.seasons.current(manager)))
        throw seasonPlannedAlready({ season: newest.number });
      if (!newest.endsAt) throw seasonEndMissing({ season: newest.number });
      const next = newest.number + 1;
      const named = { name: `Season ${next}`, places: newest.places, ...UNSAID };
      const season = manager.create(Season, { number: next, ...named, ...valuesOf(dto) });
      await this.save(manager, season, { startsAt: season.startsAt! });
      await this.passings.publish(manager, { season: next, passing: 'planned' });
      await this.audit.planned(manager, actor, season);
      return next;
    });
    return this.seasons.findWhole(number);
  }

  /** @throws seasonNotFound, seasonChanged, seasonClosed, seasonMonthsShared, seasonMonthFixed, validationFailed */
  async change(actor: SignedInUser, number: number, { revision, ...dto }: ChangeSeasonDto): Promise<Season> {
    await this.dates.change(async (manager) => {
      const before = await this.seasons.lockWhole(manager, number);
      if (before.closedAt) throw seasonClosed({ season: number });
      if (before.revision !== revision) throw seasonChanged();
      const changes = changedValues(before, valuesOf(dto));
      if (Object.keys(changes).length === 0) return;
      if (changes.startsAt && number > 1 && before.begunAt)
        throw validationFailed({ startsAt: [startBegun()] });
      const season = manager.create(Season, { ...before, ...changes, revision: revision + 1 });
      await this.save(manager, season, number > 1 ? changes : {});
      await this.audit.changed(manager, actor, before, changes);
    });
    return this.seasons.findWhole(number);
  }

  /** @param moved what is not to lie in the past. */
  private async save(
    manager: EntityManager,
    season: Season,
    { startsAt }: Partial<SeasonValues>,
  ): Promise<void> {
    checkOrder(season);
    if (startsAt && startsAt <= (await this.seasons.now(manager)))
      throw validationFailed({ startsAt: [startPassed()] });
    await manager.save(Season, season);
    await this.events.publish(manager, { event: 'season', data: { id: season.number } });
  }
}

function changedValues(before: Season, given: Partial<SeasonValues>): Partial<SeasonValues> {
  const entries = Object.entries(given) as [keyof SeasonValues, SeasonValues[keyof SeasonValues]][];
  return Object.fromEntries(entries.filter(([field, value]) => !isSame(before[field], value)));
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
