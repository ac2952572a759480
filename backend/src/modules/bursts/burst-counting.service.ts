import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { NamedPerson } from '../audit/audit.types.js';
import { UncountedMailboxes } from '../follows/uncounted-mailboxes.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { leaveUntold } from '../votes/untold-votes.js';
import type { BurstKind, EntriesDecision } from './burst.types.js';
import { burstNotFound, burstReasonRequired } from './bursts.errors.js';
import { BurstsQuery } from './bursts.query.js';
import { countFollows } from './count-follows.js';
import { countPlays } from './count-plays.js';
import { countVotes } from './count-votes.js';
import type { CountBurstDto } from './dto/count-burst.dto.js';

/** Leaves a burst uncounted, or counts it again: all of it in one transaction, with every figure that follows. */
@Injectable()
export class BurstCountingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: BurstsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly seasons: SeasonsQuery,
    private readonly audit: AuditService,
    private readonly events: SiteEvents,
    private readonly mailboxes: UncountedMailboxes,
  ) {}

  /** @throws burstNotFound, burstReasonRequired, monthFixed, socialAwardClosed, seasonClosed */
  async decide(actor: SignedInUser, dto: CountBurstDto): Promise<void> {
    const { kind, participantId, counted, key, reason } = dto;
    if (!counted && !reason) throw burstReasonRequired();
    const said = { participantId, counted, reason: counted ? null : (reason ?? null) };
    await this.dataSource.transaction(async (manager) => {
      const ids = await this.query.idsOf(manager, { ...dto, key: key ?? '' });
      if (ids.length === 0) throw burstNotFound();
      const { season } = await manager.findOneByOrFail(Participant, { id: participantId });
      const count = await this.count(manager, kind, { ...said, season, ids });
      if (count > 0) await this.tell(manager, actor, dto, count);
    });
  }

  /** Votes are fixed by their months, plays and follows with the season. */
  private async count(manager: EntityManager, kind: BurstKind, decision: EntriesDecision): Promise<number> {
    if (kind === 'votes') return countVotes(manager, decision);
    await this.seasons.holdOpen(manager, decision.season);
    return kind === 'plays' ? countPlays(manager, decision) : countFollows(manager, decision, this.mailboxes);
  }

  /** The audit keeps neither network nor domain, which are forgotten elsewhere. */
  private async tell(
    manager: EntityManager,
    actor: SignedInUser,
    { kind, by, participantId, hour, counted, reason = null }: CountBurstDto,
    count: number,
  ): Promise<void> {
    const { name, userId } = await this.participants.lock(manager, participantId);
    const action = counted ? 'burst.counted' : 'burst.uncounted';
    const details = { name, kind, by, hour: new Date(hour).toISOString(), count, reason };
    const people: NamedPerson[] = [{ id: userId, path: ['name'] }];
    await this.audit.record(manager, actor, {
      action,
      subject: `participants/${participantId}`,
      details,
      people,
    });
    if (kind === 'votes') await leaveUntold(manager, participantId);
    else
      await this.events.publish(manager, {
        event: 'participant',
        data: { id: participantId, participantId },
      });
  }
}
