import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_ROWS } from '../../common/lists/list-page.js';
import { newestReports } from '../../common/reports/newest-reports.sql.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { AdminReportCommentDto, AdminReportCommentPageDto } from './dto/admin-report-comment.dto.js';
import { REPORT_COMMENTS_A_PAGE, type ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import { reportCommentNotFound } from './talk.errors.js';

const COMMENT = `
  SELECT comment.id, report.id AS "reportId", report.title AS "reportTitle", participant.id AS "participantId",
    participant.name AS "participantName", author.id AS "userId", author.username, comment.text AS comment, parent.text AS "answeredText",
    comment.created_at AS "createdAt", comment.edited_at AS "editedAt", comment.hidden, comment.hidden_reason AS reason,
    (SELECT count(*)::integer FROM (
      SELECT FROM report_comment_reports WHERE comment_id = comment.id LIMIT ${MAX_ROWS}) counted) AS "reportCount",
    ${newestReports('report_comment_reports', 'comment_id', 'comment.id')} AS reports
  FROM report_comments comment
  JOIN progress_updates report ON report.id = comment.progress_update_id
  JOIN participants participant ON participant.id = report.participant_id
  JOIN users author ON author.id = comment.user_id
  LEFT JOIN report_comments parent ON parent.id = comment.reply_to`;

/** From one reported comment to the next by the index, however many reports each has. */
const REPORTED = `
  WITH RECURSIVE reported (id) AS (
    (SELECT comment_id FROM report_comment_reports WHERE comment_id < $2 ORDER BY comment_id DESC LIMIT 1)
    UNION ALL
    SELECT (SELECT comment_id FROM report_comment_reports WHERE comment_id < reported.id ORDER BY comment_id DESC LIMIT 1)
    FROM reported WHERE reported.id IS NOT NULL
  )
  SELECT id FROM reported WHERE id IS NOT NULL LIMIT $1`;

const PAGE = `
  ${COMMENT} WHERE comment.id IN (
    SELECT id FROM (
      (${REPORTED}) UNION (SELECT id FROM report_comments WHERE hidden AND id < $2 ORDER BY id DESC LIMIT $1)
    ) either ORDER BY id DESC LIMIT $1)
  ORDER BY comment.id DESC`;

/** Reads comments on reports for the administrator. */
@Injectable()
export class AdminReportCommentsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws reportCommentNotFound */
  async find(id: number): Promise<AdminReportCommentDto> {
    const [found] = await this.dataSource.query<AdminReportCommentDto[]>(`${COMMENT} WHERE comment.id = $1`, [
      id,
    ]);
    if (!found) throw reportCommentNotFound();
    return found;
  }

  /** Those that were reported or hidden, newest first, each kind from its index and no further than the page. */
  async list({
    limit = REPORT_COMMENTS_A_PAGE,
    cursor = MAX_ID,
  }: ListReportCommentsDto): Promise<AdminReportCommentPageDto> {
    const found = await this.dataSource.query<AdminReportCommentDto[]>(PAGE, [limit + 1, cursor]);
    const comments = found.slice(0, limit);
    return { comments, next: found.length > limit ? comments.at(-1)!.id : null };
  }
}
