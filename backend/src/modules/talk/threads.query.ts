import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import {
  commentColumns,
  type CommentReader,
  type CommentRow,
  readerParams,
  seenBy,
  toComment,
} from './comment-rows.sql.js';
import { REPORT_COMMENTS_A_PAGE, type ListReportCommentsDto } from './dto/list-report-comments.dto.js';
import type {
  FoundThreadDto,
  ReportCommentDto,
  ReportReplyPageDto,
  ReportThreadDto,
  ReportThreadPageDto,
} from './dto/report-comment.dto.js';
import { ReportTalksQuery } from './report-talks.query.js';
import { reportCommentNotFound } from './talk.errors.js';
import { REPLIES_SHOWN } from './talk-rules.js';

const SEEN = seenBy('comment', 'author');

const COMMENT = `
  SELECT ${commentColumns('comment', 'author', 'participant')}, ${SEEN} AS "isShown"
  FROM report_comments comment
  JOIN progress_updates report ON report.id = comment.progress_update_id
  JOIN participants participant ON participant.id = report.participant_id
  LEFT JOIN users author ON author.id = comment.user_id`;

/**
 * What is not for the reader's eyes stands there empty while there is a reply to it that is. Looked for comment by comment, and of these alone: the database would
 * else read all replies for one page.
 */
const THREADS = `${COMMENT}
  LEFT JOIN LATERAL (
    SELECT true AS "isThere" FROM report_comments reply LEFT JOIN users writer ON writer.id = reply.user_id
    WHERE NOT ${SEEN} AND reply.reply_to = comment.id AND ${seenBy('reply', 'writer')} LIMIT 1
  ) answer ON true
  WHERE comment.progress_update_id = $3 AND comment.reply_to IS NULL AND comment.id < $4 AND (${SEEN} OR answer."isThere")
  ORDER BY comment.id DESC LIMIT $5`;

const REPLIES = `
  SELECT reply.* FROM unnest($3::integer[]) AS parent (id) CROSS JOIN LATERAL (
    ${COMMENT} WHERE comment.reply_to = parent.id AND comment.id > $4 AND ${SEEN} ORDER BY comment.id LIMIT $5
  ) reply ORDER BY reply.id`;

const ONE = `${COMMENT} WHERE comment.id = $3`;

/** Reads what is said of reports, as far as its reader may see it. */
@Injectable()
export class ThreadsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly talks: ReportTalksQuery,
  ) {}

  /** Newest first; nothing on what a suspended participant reported. @throws progressUpdateNotFound */
  async list(
    reportId: number,
    reader: CommentReader | undefined,
    { limit = REPORT_COMMENTS_A_PAGE, cursor = MAX_ID }: ListReportCommentsDto,
  ): Promise<ReportThreadPageDto> {
    const { closedBy } = await this.talks.find(reportId);
    if (closedBy === 'site') return { comments: [], next: null, closedBy };
    const values = [...readerParams(reader), reportId, cursor, limit + 1];
    const found = await this.dataSource.query<CommentRow[]>(THREADS, values);
    const rows = found.slice(0, limit);
    const comments = await this.withReplies(rows, reader);
    return { comments, next: found.length > limit ? rows.at(-1)!.id : null, closedBy };
  }

  /** Oldest first. @throws reportCommentNotFound, progressUpdateNotFound */
  async listReplies(
    id: number,
    reader: CommentReader | undefined,
    { limit = REPORT_COMMENTS_A_PAGE, cursor = 0 }: ListReportCommentsDto,
  ): Promise<ReportReplyPageDto> {
    const { reportId } = await this.findRow(id, reader);
    await this.assertTalkedAbout(reportId);
    const found = await this.replies([id], reader, { after: cursor, limit: limit + 1 });
    const rows = found.slice(0, limit);
    return { comments: rows.map(toComment), next: found.length > limit ? rows.at(-1)!.id : null };
  }

  /** One that the reader may see. @throws reportCommentNotFound, progressUpdateNotFound */
  async findShown(id: number, reader: CommentReader | undefined): Promise<ReportCommentDto> {
    const row = await this.findRow(id, reader);
    if (!row.isShown) throw reportCommentNotFound();
    await this.assertTalkedAbout(row.reportId);
    return toComment(row);
  }

  /** The thread of a comment that the reader may see. @throws reportCommentNotFound, progressUpdateNotFound */
  async find(id: number, reader: CommentReader | undefined): Promise<FoundThreadDto> {
    const row = await this.findRow(id, reader);
    if (!row.isShown) throw reportCommentNotFound();
    const report = await this.assertTalkedAbout(row.reportId);
    const parent = row.replyTo === null ? row : await this.findRow(row.replyTo, reader);
    const [thread] = await this.withReplies([parent], reader);
    if (row.replyTo !== null && !thread!.replies.some((reply) => reply.id === id))
      await this.beginWith(thread!, id, reader);
    return { reportId: row.reportId, participantId: report.participantId, thread: thread! };
  }

  private async beginWith(
    thread: ReportThreadDto,
    id: number,
    reader: CommentReader | undefined,
  ): Promise<void> {
    const { comments, next } = await this.listReplies(thread.id, reader, {
      cursor: id - 1,
      limit: REPLIES_SHOWN,
    });
    thread.replies = comments;
    thread.nextReply = next;
  }

  /** One query for the replies of all. */
  private async withReplies(
    rows: readonly CommentRow[],
    reader: CommentReader | undefined,
  ): Promise<ReportThreadDto[]> {
    const ids = rows.map(({ id }) => id);
    const found = await this.replies(ids, reader, { after: 0, limit: REPLIES_SHOWN + 1 });
    return rows.map((row) => {
      const own = found.filter(({ replyTo }) => replyTo === row.id);
      const replies = own.slice(0, REPLIES_SHOWN).map(toComment);
      const nextReply = own.length > REPLIES_SHOWN ? replies.at(-1)!.id : null;
      return { ...toComment(row), replies, nextReply };
    });
  }

  private replies(
    ids: readonly number[],
    reader: CommentReader | undefined,
    { after, limit }: { after: number; limit: number },
  ): Promise<CommentRow[]> {
    return this.dataSource.query(REPLIES, [...readerParams(reader), ids, after, limit]);
  }

  private async findRow(id: number, reader: CommentReader | undefined): Promise<CommentRow> {
    const [row] = await this.dataSource.query<CommentRow[]>(ONE, [...readerParams(reader), id]);
    if (!row) throw reportCommentNotFound();
    return row;
  }

  private async assertTalkedAbout(reportId: number): Promise<{ participantId: number }> {
    const { report, closedBy } = await this.talks.find(reportId);
    if (closedBy === 'site') throw reportCommentNotFound();
    return report;
  }
}
