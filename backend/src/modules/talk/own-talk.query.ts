import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { ofNobodySuspended } from '../auth/suspended.query.js';
import { commentColumns, type CommentRow, toComment } from './comment-rows.sql.js';
import { REPORT_COMMENTS_A_PAGE, type ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import type { PlacedCommentPageDto } from './dto/report-comment.dto.js';

/** Of which report a comment is, and what it answers. */
interface PlacedRow extends CommentRow {
  title: string;
  month: number;
  participantId: number;
  participantName: string;
  answeredText: string | null;
}

const PLACE = `true AS "isShown", report.title, report.month, participant.id AS "participantId",
  participant.name AS "participantName"`;

/** From each report's own index, and no further than the page: a season has twelve. */
const TO_ANSWER = `
  SELECT found.* FROM participants participant
  JOIN seasons season ON season.number = participant.season AND season.closed_at IS NULL
  JOIN progress_updates report ON report.participant_id = participant.id
    AND NOT EXISTS (SELECT FROM closed_talks WHERE progress_update_id = report.id)
  CROSS JOIN LATERAL (
    SELECT ${commentColumns('comment', 'author', 'participant')}, ${PLACE}, NULL AS "answeredText"
    FROM report_comments comment LEFT JOIN users author ON author.id = comment.user_id
    WHERE comment.progress_update_id = report.id AND comment.reply_to IS NULL AND NOT comment.answered AND NOT comment.hidden
      AND comment.removed_at IS NULL AND author.suspended_at IS NULL AND comment.id < $2
    ORDER BY comment.id DESC LIMIT $3
  ) found
  WHERE participant.user_id = $1 AND participant.is_active AND participant.is_public
  ORDER BY found.id DESC LIMIT $3`;

const REPLIES = `
  SELECT ${commentColumns('comment', 'author', 'participant')}, ${PLACE}, parent.text AS "answeredText"
  FROM report_comments comment
  JOIN report_comments parent ON parent.id = comment.reply_to
  JOIN progress_updates report ON report.id = comment.progress_update_id
  JOIN participants participant ON participant.id = report.participant_id AND participant.is_active AND participant.is_public
  LEFT JOIN users author ON author.id = comment.user_id
  WHERE comment.replied_user_id = $1 AND NOT comment.hidden AND author.suspended_at IS NULL AND comment.id < $2
    AND ${ofNobodySuspended('participant.user_id')}
  ORDER BY comment.id DESC LIMIT $3`;

/** What waits for an account in the talk about reports. */
@Injectable()
export class OwnTalkQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Comments on a participant's own reports that they have not answered and still can. Newest first. */
  listToAnswer(userId: number, page: ListReportCommentsDto): Promise<PlacedCommentPageDto> {
    return this.page(TO_ANSWER, userId, page);
  }

  /** What others answered to an account's comments. Newest first. */
  listReplies(userId: number, page: ListReportCommentsDto): Promise<PlacedCommentPageDto> {
    return this.page(REPLIES, userId, page);
  }

  private async page(
    sql: string,
    userId: number,
    { limit = REPORT_COMMENTS_A_PAGE, cursor = MAX_ID }: ListReportCommentsDto,
  ): Promise<PlacedCommentPageDto> {
    const found = await this.dataSource.query<PlacedRow[]>(sql, [userId, cursor, limit + 1]);
    const comments = found.slice(0, limit).map(toPlacedComment);
    return { comments, next: found.length > limit ? comments.at(-1)!.id : null };
  }
}

function toPlacedComment(row: PlacedRow): PlacedCommentPageDto['comments'][number] {
  const { reportId: id, title, month, participantId, participantName, answeredText } = row;
  const report = { id, title, month, participantId, participantName };
  return { ...toComment(row), report, answeredText };
}
