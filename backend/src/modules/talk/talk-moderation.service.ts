import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { HideCommentDto } from '../../common/reports/hide-comment.dto.js';
import { hidingReasonRequired } from '../../common/reports/reports.errors.js';
import { AuditService } from '../audit/audit.service.js';
import { User } from '../auth/entities/user.entity.js';
import { publicName } from '../auth/public-name.js';
import { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import { CommentLocks } from './comment-locks.service.js';
import { ReportComment } from './entities/report-comment.entity.js';
import { ReportCommentReport } from './entities/report-comment-report.entity.js';
import { sourceOf, TalkNews } from './talk-news.service.js';

/** The administrator's decisions on comments on reports, as on those of votes; also once the season is closed. */
@Injectable()
export class TalkModeration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: CommentLocks,
    private readonly audit: AuditService,
    private readonly news: TalkNews,
  ) {}

  /** To let a comment stand settles its reports. @throws reportCommentNotFound, hidingReasonRequired */
  async decide(actor: SignedInUser, id: number, { hidden, reason = null }: HideCommentDto): Promise<void> {
    if (hidden && reason === null) throw hidingReasonRequired();
    await this.dataSource.transaction(async (manager) => {
      const before = await this.locks.lock(manager, id);
      const hiddenReason = hidden ? reason : null;
      const settled = hidden ? 0 : await settleReports(manager, id);
      if (before.hidden === hidden && before.hiddenReason === hiddenReason && settled === 0) return;
      await manager.update(ReportComment, { id }, { hidden, hiddenReason });
      const after = { ...before, hidden, hiddenReason };
      const report = await reportOf(manager, before);
      await this.record(manager, actor, after);
      if (hidden) await this.news.hidden(manager, after, report);
      else if (before.hidden) await this.news.posted(manager, after, report);
    });
  }

  /** By whom it is, and not what it says: that is its author's to delete. */
  private async record(manager: EntityManager, actor: SignedInUser, comment: ReportComment): Promise<void> {
    const { userId, hidden, hiddenReason: reason, progressUpdateId: reportId } = comment;
    const author = await manager.findOneByOrFail(User, { id: userId! });
    const details = { reportId, name: publicName(author), reason };
    await this.audit.record(manager, actor, {
      ...{ action: hidden ? 'comment.hidden' : 'comment.shown', subject: sourceOf(comment), details },
      people: [{ id: author.id, path: ['name'] }],
    });
  }
}

const settleReports = async (manager: EntityManager, commentId: number): Promise<number> =>
  (await manager.delete(ReportCommentReport, { commentId })).affected ?? 0;

const reportOf = (manager: EntityManager, { progressUpdateId: id }: ReportComment): Promise<ProgressUpdate> =>
  manager.findOneOrFail(ProgressUpdate, { where: { id }, relations: { participant: true } });
