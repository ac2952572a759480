import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import { CommentLocks } from './comment-locks.service.js';
import { ReportComment } from './entities/report-comment.entity.js';
import { ReportCommentReport } from './entities/report-comment-report.entity.js';
import { TalkNews } from './talk-news.service.js';

type ReplyId = Pick<ReportComment, 'id'>;

/** The row stays for what others answered; nothing of what it said does, nor of who said it. */
const EMPTY = {
  text: '',
  userId: null,
  hidden: false,
  hiddenReason: null,
  removedAt: () => 'clock_timestamp()',
};

/** A reply tells otherwise who wrote what it stands under. Oldest first, as for an account that goes. */
const UNNAME = `
  WITH held AS (
    SELECT id FROM report_comments WHERE reply_to = $1 AND replied_user_id IS NOT NULL ORDER BY id FOR UPDATE
  )
  UPDATE report_comments reply SET replied_user_id = NULL FROM held WHERE reply.id = held.id RETURNING reply.id`;

/** Takes comments away for their authors: always, also where nobody can write any more. */
@Injectable()
export class CommentRemovals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: CommentLocks,
    private readonly news: TalkNews,
  ) {}

  /** @throws reportCommentNotFound, notCommentAuthor */
  remove(userId: number, id: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { replyTo } = await this.locks.findOwn(manager, id, userId);
      if (replyTo !== null) await lockRow(manager, replyTo);
      const comment = await this.locks.lockOwn(manager, id, userId);
      const report = await manager.findOneOrFail(ProgressUpdate, {
        where: { id: comment.progressUpdateId },
        relations: { participant: true },
      });
      const unnamed = await takeAway(manager, comment);
      if (replyTo !== null) await tidyParent(manager, replyTo);
      await this.news.withdrawn(manager, comment, report);
      await this.news.unaddressed(manager, userId, unnamed, report);
    });
  }
}

/** @returns the replies that do not say any more whom they are to */
async function takeAway(manager: EntityManager, { id }: ReportComment): Promise<ReplyId[]> {
  if (!(await manager.existsBy(ReportComment, { replyTo: id }))) {
    await manager.delete(ReportComment, { id });
    return [];
  }
  await manager.delete(ReportCommentReport, { commentId: id });
  await manager.update(ReportComment, { id }, EMPTY);
  const [unnamed] = await manager.query<[ReplyId[], number]>(UNNAME, [id]);
  return unnamed;
}

/** Whoever was answered waits for an answer again, and goes where nothing but the reply was left. */
async function tidyParent(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    `DELETE FROM report_comments parent WHERE id = $1 AND removed_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM report_comments WHERE reply_to = parent.id)`,
    [id],
  );
  await manager.query(
    `UPDATE report_comments parent SET answered = EXISTS (
       SELECT FROM report_comments reply WHERE reply.reply_to = parent.id AND reply.user_id = participant.user_id)
     FROM progress_updates report JOIN participants participant ON participant.id = report.participant_id
     WHERE parent.id = $1 AND report.id = parent.progress_update_id AND parent.user_id IS DISTINCT FROM participant.user_id`,
    [id],
  );
}

const lockRow = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.findOne(ReportComment, {
    select: { id: true },
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
