import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { NamedPerson } from '../audit/audit.types.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { changePeriod } from './award-period.js';
import { type AwardStatus, STANDARD_DESCRIPTIONS, type Standing } from './award.types.js';
import { AwardResults } from './award-results.js';
import { awardNotFound } from './awards.errors.js';
import type { RankedAward } from './awards.query.js';
import type { UpdateAwardDto } from './dto/update-award.dto.js';
import { Award } from './entities/award.entity.js';
import { JudgesRatings } from './judges-ratings.js';
import { JudgesScores } from './judges-scores.js';
import { winners } from './ranking.js';
import { StandingsService } from './standings.service.js';

/** What an administrator can change of an award. */
const CHANGEABLE = ['status', 'startDate', 'endDate', 'rewardAmount', 'description'] as const;
type Changeable = Pick<Award, (typeof CHANGEABLE)[number]>;

/** The administrator's hand on the awards: their periods, rewards and words. */
@Injectable()
export class AwardPeriodsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly standings: StandingsService,
    private readonly results: AwardResults,
    private readonly ratings: JudgesRatings,
    private readonly scores: JudgesScores,
    private readonly events: SiteEvents,
    private readonly audit: AuditService,
  ) {}

  /**
   * Under the award's lock, which waits for every vote and score under way: what they are is in the result of an award that
   * closes, and whoever comes later finds it closed. @throws awardNotFound, awardStepRefused, validationFailed, seasonClosed
   */
  change(actor: SignedInUser, id: number, dto: UpdateAwardDto): Promise<RankedAward> {
    return this.dataSource.transaction(async (manager) => {
      const named = await manager.findOneBy(Award, { id });
      if (!named) throw awardNotFound();
      await this.seasons.holdOpen(manager, named.season);
      const award = await manager.findOneOrFail(Award, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const after = changedAward(award, dto, await this.seasons.now(manager));
      const fields = CHANGEABLE.filter((field) => !isSame(award[field], after[field]));
      if (fields.length > 0) await this.apply(manager, actor, award, after, fields);
      const saved = await manager.findOneByOrFail(Award, { id });
      return { award: saved, standings: await this.standings.of(manager, saved) };
    });
  }

  private async apply(
    manager: EntityManager,
    actor: SignedInUser,
    award: Award,
    after: Changeable,
    fields: readonly (keyof Changeable)[],
  ): Promise<void> {
    const { id, name, status } = award;
    let { result } = award;
    if (after.status !== status)
      result = after.status === 'closed' ? await this.standings.of(manager, award) : null;
    await manager.update(Award, { id }, { ...after, result });
    if (after.status === 'closed' && status !== 'closed') await this.close(manager, award, result!);
    if (after.status === 'open' && status === 'closed') await this.reopen(manager, id);
    const { people, ...named } = await auditedWinners(manager, result);
    const details = { name, from: pick(award, fields), to: pick(after, fields), ...named };
    const action = actionOf(status, after.status);
    await this.audit.record(manager, actor, { action, subject: `awards/${id}`, details, people });
    await this.events.publish(manager, { event: 'award', data: { id } });
  }

  private async close(manager: EntityManager, award: Award, result: Standing[]): Promise<void> {
    await this.scores.keepCounted(manager, award.id);
    await this.results.tell(manager, award, result);
  }

  private async reopen(manager: EntityManager, id: number): Promise<void> {
    await this.scores.forgetCounted(manager, id);
    await this.ratings.refreshAll(manager, id);
  }
}

function changedAward(
  award: Award,
  { startDate, endDate, description, ...dto }: UpdateAwardDto,
  now: Date,
): Changeable {
  const changes = {
    ...(dto.status && { status: dto.status }),
    ...(startDate !== undefined && { startDate: toDate(startDate) }),
    ...(endDate !== undefined && { endDate: toDate(endDate) }),
  };
  const { status, ...dates } = changePeriod(award, changes, now);
  return {
    status,
    startDate: dates.startDate,
    endDate: dates.endDate,
    rewardAmount: dto.rewardAmount ?? award.rewardAmount,
    description:
      description === undefined ? award.description : (description ?? STANDARD_DESCRIPTIONS[award.kind]),
  };
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (from: Changeable, fields: readonly (keyof Changeable)[]): object =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

function actionOf(from: AwardStatus, to: AwardStatus) {
  if (from === to) return 'award.changed';
  if (to === 'closed') return 'award.closed';
  return from === 'closed' ? 'award.reopened' : 'award.opened';
}

/** Who won, as the audit tells it, with the accounts that so are named. @param result null of an award that is open */
async function auditedWinners(
  manager: EntityManager,
  result: Standing[] | null,
): Promise<{ winners?: string[]; people: NamedPerson[] }> {
  if (result === null) return { people: [] };
  const first = winners(result);
  const ids = first.map(({ participantId }) => participantId);
  const found = await manager.findBy(Participant, { id: In(ids) });
  const people = found.map(({ id, userId }): NamedPerson => {
    return { id: userId, path: ['winners', String(ids.indexOf(id))] };
  });
  return { winners: first.map(({ name }) => name), people };
}
