import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { HideCommentDto } from '../../common/reports/hide-comment.dto.js';
import { hidingReasonRequired } from '../../common/reports/reports.errors.js';
import { AuditService } from '../audit/audit.service.js';
import { CommentNews, excerptOf } from './comment-news.service.js';
import { CommentReport } from './entities/comment-report.entity.js';
import { Vote } from './entities/vote.entity.js';
import { leaveUntold } from './untold-votes.js';
import { commentNotFound } from './votes.errors.js';

/** The administrator's decisions on comments; those concerned are told in the same transaction. */
@Injectable()
export class CommentModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly news: CommentNews,
  ) {}

  /** To let a comment stand settles its reports. @throws commentNotFound, hidingReasonRequired */
  async decide(
    actor: SignedInUser,
    commentId: number,
    { hidden, reason = null }: HideCommentDto,
  ): Promise<void> {
    if (hidden && reason === null) throw hidingReasonRequired();
    await this.dataSource.transaction(async (manager) => {
      const vote = await manager.findOne(Vote, {
        where: { commentId },
        relations: { user: true, participant: true },
        lock: { mode: 'pessimistic_write', tables: ['votes'] },
      });
      if (!vote) throw commentNotFound();
      const { id, participantId } = vote;
      const kept = hidden ? reason : null;
      const settled = hidden ? 0 : await this.settleReports(manager, id);
      if (vote.hidden === hidden && vote.hiddenReason === kept && settled === 0) return;
      await manager.update(Vote, { id }, { hidden, hiddenReason: kept });
      await this.record(manager, actor, vote, kept);
      if (hidden) await this.news.hidden(manager, vote, reason!);
      else if (vote.hidden) await this.news.shown(manager, vote);
      await leaveUntold(manager, participantId);
    });
  }

  private async settleReports(manager: EntityManager, voteId: number): Promise<number> {
    return (await manager.delete(CommentReport, { voteId })).affected ?? 0;
  }

  private async record(
    manager: EntityManager,
    actor: SignedInUser,
    vote: Vote,
    reason: string | null,
  ): Promise<void> {
    const action = reason === null ? 'comment.shown' : 'comment.hidden';
    const details = { comment: excerptOf(vote), reason };
    await this.audit.record(manager, actor, { action, subject: `comments/${vote.commentId}`, details });
  }
}
