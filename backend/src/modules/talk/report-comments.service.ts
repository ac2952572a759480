import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import type { ChangeReportCommentDto, WriteReportCommentDto } from './dto/write-report-comment.dto.js';
import { CommentLocks } from './comment-locks.service.js';
import { ReportComment } from './entities/report-comment.entity.js';
import {
  commentEditOver,
  hiddenCommentEdited,
  replyToReply,
  reportCommentNotFound,
  tooManyReportComments,
} from './talk.errors.js';
import { TalkDoors } from './talk-doors.service.js';
import { TalkNews } from './talk-news.service.js';
import { COMMENTS_PER_HOUR, EDIT_MINUTES } from './talk-rules.js';

/** Takes what people say of reports; what becomes of it is in CommentRemovals and TalkModeration. */
@Injectable()
export class ReportCommentsService {
  private readonly takePoint: (userId: number) => Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly doors: TalkDoors,
    private readonly locks: CommentLocks,
    private readonly news: TalkNews,
  ) {
    const limiter = rateLimiter(dataSource, 'report-comment', COMMENTS_PER_HOUR, 60 * 60);
    this.takePoint = (userId) => takePoint(limiter, String(userId), tooManyReportComments);
  }

  /** The new comment's id. @throws replyToReply, reportCommentNotFound, tooManyReportComments, and what TalkDoors throws */
  async post(
    userId: number,
    reportId: number,
    { text, replyTo = null }: WriteReportCommentDto,
  ): Promise<number> {
    await this.takePoint(userId);
    return this.dataSource.transaction(async (manager) => {
      const answering = replyTo === null ? null : await this.locks.authorOf(manager, replyTo);
      const report = await this.doors.holdOpen(manager, reportId, userId, answering);
      const parent = replyTo === null ? null : await this.holdAnswerable(manager, replyTo, reportId);
      const isOwnReport = report.participant!.userId === userId;
      const repliedUserId = parent && parent.userId !== userId ? parent.userId : null;
      const answered = isOwnReport && parent === null;
      const about = { progressUpdateId: reportId, replyTo, repliedUserId };
      const comment = await manager.save(ReportComment, { ...about, userId, text, answered });
      if (parent && isOwnReport) await manager.update(ReportComment, { id: parent.id }, { answered: true });
      await this.news.posted(manager, comment, report);
      return comment.id;
    });
  }

  /** @throws reportCommentNotFound, notCommentAuthor, commentEditOver, hiddenCommentEdited, tooManyReportComments, and what TalkDoors throws */
  async change(userId: number, id: number, { text }: ChangeReportCommentDto): Promise<void> {
    await this.takePoint(userId);
    await this.dataSource.transaction(async (manager) => {
      const { progressUpdateId } = await this.locks.findOwn(manager, id, userId);
      const report = await this.doors.holdOpen(manager, progressUpdateId, userId);
      const comment = await this.locks.lockOwn(manager, id, userId);
      if (comment.hidden) throw hiddenCommentEdited();
      if (await isEditOver(manager, id)) throw commentEditOver({ minutes: EDIT_MINUTES });
      if (comment.text === text) return;
      await manager.update(ReportComment, { id }, { text, editedAt: () => 'clock_timestamp()' });
      await this.news.changed(manager, comment, report.participantId);
    });
  }

  /** The comment that is answered stays until the reply stands. */
  private async holdAnswerable(
    manager: EntityManager,
    id: number,
    progressUpdateId: number,
  ): Promise<ReportComment> {
    const parent = await this.locks.lock(manager, id);
    if (parent.progressUpdateId !== progressUpdateId || parent.hidden) throw reportCommentNotFound();
    if (parent.replyTo !== null) throw replyToReply();
    if (await this.locks.isOfSuspended(manager, parent)) throw reportCommentNotFound();
    return parent;
  }
}

/** By the clock of the database, after all that was waited for. */
async function isEditOver(manager: EntityManager, id: number): Promise<boolean> {
  const over = `SELECT FROM report_comments WHERE id = $1 AND created_at < clock_timestamp() - interval '${EDIT_MINUTES} minutes'`;
  return (await manager.query<unknown[]>(over, [id])).length > 0;
}
