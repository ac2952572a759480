import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { reportLimit } from '../../common/reports/report-limit.js';
import { ownCommentReported } from './talk.errors.js';
import { ThreadsQuery } from './threads.query.js';

/** Takes reports of comments on reports, one an account. */
@Injectable()
export class ReportCommentReports {
  private readonly takePoint: (userId: number) => Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: ThreadsQuery,
  ) {
    this.takePoint = reportLimit(dataSource, 'report-comment-report');
  }

  /** A second report changes nothing. @throws reportCommentNotFound, ownCommentReported, tooManyReports */
  async report(reporter: SignedInUser, commentId: number, reason: string | null): Promise<void> {
    await this.takePoint(reporter.id);
    const { author } = await this.threads.findShown(commentId, reporter);
    if (author?.id === reporter.id) throw ownCommentReported();
    // What was deleted meanwhile is reported by nobody.
    await this.dataSource.query(
      `INSERT INTO report_comment_reports (comment_id, user_id, reason)
       SELECT id, $2, $3 FROM report_comments WHERE id = $1 AND removed_at IS NULL FOR KEY SHARE
       ON CONFLICT DO NOTHING`,
      [commentId, reporter.id, reason],
    );
  }
}
