import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { CommentReport } from './entities/comment-report.entity.js';
import { Vote } from './entities/vote.entity.js';
import { commentNotFound, tooManyReports } from './votes.errors.js';

export const REPORTS_PER_HOUR = 30;

/** Takes reports of comments, one an account. */
@Injectable()
export class CommentReportsService {
  private readonly limiter: RateLimiterPostgres;

  constructor(private readonly dataSource: DataSource) {
    this.limiter = rateLimiter(dataSource, 'comment-report', REPORTS_PER_HOUR, 60 * 60);
  }

  /** A second report changes nothing. @throws commentNotFound, tooManyReports */
  async report(reporter: SignedInUser, commentId: number, reason: string | null): Promise<void> {
    await takePoint(this.limiter, String(reporter.id), tooManyReports);
    const { manager } = this.dataSource;
    const vote = await manager.findOneBy(Vote, { commentId });
    if (!vote || !maySee(vote, reporter)) throw commentNotFound();
    await manager
      .createQueryBuilder()
      .insert()
      .into(CommentReport)
      .values({ voteId: vote.id, userId: reporter.id, reason })
      .orIgnore()
      .execute();
  }
}

const maySee = ({ hidden, userId }: Vote, { id, role }: SignedInUser): boolean =>
  !hidden || userId === id || role === 'admin';
