import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import type { NamedPerson } from '../audit/audit.types.js';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import type { CountVoteDto } from './dto/moderate-vote.dto.js';
import { Vote } from './entities/vote.entity.js';
import { VoteTotal } from './entities/vote-total.entity.js';
import { holdOpenMonth } from './month-lock.js';
import { leaveUntold } from './untold-votes.js';
import { uncountedReasonRequired, voteNotFound } from './votes.errors.js';

/** Leaves votes uncounted, or counts them again, while their month is open; the totals follow in the same transaction. */
@Injectable()
export class VoteCountingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: ParticipantFigures,
    private readonly audit: AuditService,
  ) {}

  /** @throws voteNotFound, monthFixed, uncountedReasonRequired */
  async decide(actor: SignedInUser, id: number, { counted, reason = null }: CountVoteDto): Promise<void> {
    if (!counted && reason === null) throw uncountedReasonRequired();
    await this.dataSource.transaction(async (manager) => {
      await this.holdMonth(manager, id);
      const vote = await manager.findOneOrFail(Vote, {
        where: { id },
        relations: { user: true, participant: true },
        lock: { mode: 'pessimistic_write', tables: ['votes'] },
      });
      const kept = counted ? null : reason;
      if (vote.counted === counted && vote.uncountedReason === kept) return;
      await manager.update(Vote, { id }, { counted, uncountedReason: kept });
      if (vote.counted !== counted) await this.add(manager, vote, counted ? 1 : -1);
      const action = counted ? 'vote.counted' : 'vote.uncounted';
      const details = { name: vote.participant!.name, month: vote.month, voter: vote.user?.username, reason };
      const people = peopleIn(vote);
      await this.audit.record(manager, actor, { action, subject: `votes/${id}`, details, people });
      await leaveUntold(manager, vote.participantId);
    });
  }

  /** Neither can the month be fixed before the transaction ends, nor is it. */
  private async holdMonth(manager: EntityManager, id: number): Promise<void> {
    const vote = await manager.findOneBy(Vote, { id });
    if (!vote) throw voteNotFound();
    await holdOpenMonth(manager, vote.month);
  }

  /** The participant's row before the total's, as when a vote is cast. */
  private async add(manager: EntityManager, vote: Vote, amount: number): Promise<void> {
    const { month, awardId, participantId } = vote;
    await this.figures.add(manager, participantId, 'votesReceived', amount);
    await manager.increment(VoteTotal, { month, awardId, participantId }, 'counted', amount);
  }
}

function peopleIn({ participant, userId }: Vote): NamedPerson[] {
  const named: NamedPerson = { id: participant!.userId, path: ['name'] };
  return userId === null ? [named] : [named, { id: userId, path: ['voter'] }];
}
