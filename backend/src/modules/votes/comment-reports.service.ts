import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { reportLimit } from '../../common/reports/report-limit.js';
import { CommentReport } from './entities/comment-report.entity.js';
import { Vote } from './entities/vote.entity.js';
import { commentNotFound } from './votes.errors.js';

/** Takes reports of comments, one an account. */
@Injectable()
export class CommentReportsService {
  private readonly takePoint: (userId: number) => Promise<void>;

  constructor(private readonly dataSource: DataSource) {
    this.takePoint = reportLimit(dataSource, 'comment-report');
  }

  /** A second report changes nothing. @throws commentNotFound, tooManyReports */
  async report(reporter: SignedInUser, commentId: number, reason: string | null): Promise<void> {
    await this.takePoint(reporter.id);
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
