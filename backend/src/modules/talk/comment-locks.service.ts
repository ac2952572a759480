import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { User } from '../auth/entities/user.entity.js';
import { ReportComment } from './entities/report-comment.entity.js';
import { notCommentAuthor, reportCommentNotFound } from './talk.errors.js';

/** Finds comments that are still there, and keeps them as they are until the caller's transaction ends. */
@Injectable()
export class CommentLocks {
  /** @throws reportCommentNotFound */
  async lock(manager: EntityManager, id: number): Promise<ReportComment> {
    const lock = { mode: 'pessimistic_write' } as const;
    return orNotFound(await manager.findOne(ReportComment, { where: whereThere(id), lock }));
  }

  /** As {@link lock}, for its author. @throws reportCommentNotFound, notCommentAuthor */
  async lockOwn(manager: EntityManager, id: number, userId: number): Promise<ReportComment> {
    return ownOf(await this.lock(manager, id), userId);
  }

  /** Without a lock, for what has to be locked before it. @throws reportCommentNotFound, notCommentAuthor */
  async findOwn(manager: EntityManager, id: number, userId: number): Promise<ReportComment> {
    return ownOf(orNotFound(await manager.findOneBy(ReportComment, whereThere(id))), userId);
  }

  /** Whose it is, without a lock; null where there is none. */
  async authorOf(manager: EntityManager, id: number): Promise<number | null> {
    return (await manager.findOneBy(ReportComment, whereThere(id)))?.userId ?? null;
  }

  /** Whether nobody but its author may read it, as the author's account is suspended. */
  async isOfSuspended(manager: EntityManager, { userId }: ReportComment): Promise<boolean> {
    if (userId === null) return false;
    const author = await manager.findOneBy(User, { id: userId });
    return !!author?.suspendedAt;
  }
}

/** Of those alone whose author is known still. */
const whereThere = (id: number) => ({ id, removedAt: IsNull(), userId: Not(IsNull()) });

function orNotFound(comment: ReportComment | null): ReportComment {
  if (!comment) throw reportCommentNotFound();
  return comment;
}

function ownOf(comment: ReportComment, userId: number): ReportComment {
  // Whose hidden comments there are is nobody else's to know.
  if (comment.userId !== userId) throw comment.hidden ? reportCommentNotFound() : notCommentAuthor();
  return comment;
}
