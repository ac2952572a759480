import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import type { Season } from './entities/season.entity.js';
import type { SeasonValues } from './season-values.js';

/** Keeps who planned, changed, closed and reopened seasons; whom they invited in an entry by itself, as addresses can be forgotten there. */
@Injectable()
export class SeasonsAudit {
  constructor(private readonly audit: AuditService) {}

  async planned(manager: EntityManager, actor: SignedInUser, season: Season): Promise<void> {
    const { name, places, applicationsFrom, applicationsTo, startsAt, endsAt, reviewAt, ceremonyAt } = season;
    const dates = { applicationsFrom, applicationsTo, startsAt, endsAt, reviewAt, ceremonyAt };
    const details = { name, places, ...dates };
    await this.audit.record(manager, actor, {
      action: 'season.planned',
      subject: subjectOf(season),
      details,
    });
    await this.invited(manager, actor, season, { from: '', to: season.whitelist });
  }

  async changed(
    manager: EntityManager,
    actor: SignedInUser,
    before: Season,
    { whitelist, ...changes }: Partial<SeasonValues>,
  ): Promise<void> {
    const fields = Object.keys(changes) as (keyof typeof changes)[];
    const details = Object.fromEntries(
      fields.map((field) => [field, { from: before[field], to: changes[field] }]),
    );
    if (fields.length > 0)
      await this.audit.record(manager, actor, {
        action: 'season.changed',
        subject: subjectOf(before),
        details,
      });
    if (whitelist !== undefined)
      await this.invited(manager, actor, before, { from: before.whitelist, to: whitelist });
  }

  async record(
    manager: EntityManager,
    actor: SignedInUser,
    action: 'season.closed' | 'season.reopened',
    season: Season,
  ): Promise<void> {
    await this.audit.record(manager, actor, { action, subject: subjectOf(season), details: {} });
  }

  private async invited(
    manager: EntityManager,
    actor: SignedInUser,
    season: Season,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const [before, after] = [from.split(','), to.split(',')].map((list) => list.filter((one) => one !== ''));
    const added = after!.filter((email) => !before!.includes(email));
    const removed = before!.filter((email) => !after!.includes(email));
    if (added.length + removed.length === 0) return;
    await this.audit.record(manager, actor, {
      action: 'whitelist.changed',
      subject: subjectOf(season),
      details: { added, removed },
    });
  }
}

const subjectOf = ({ number }: Season): string => `seasons/${number}`;
