import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newestReports } from '../../common/reports/newest-reports.sql.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { AdminCommentDto, AdminCommentPageDto } from './dto/admin-comment.dto.js';
import { COMMENTS_A_PAGE, type ListCommentsDto } from './dto/list-comments.dto.js';
import { voteOf } from './vote-of-comment.js';
import { commentNotFound } from './votes.errors.js';

const COMMENT = `
  SELECT vote.comment_id AS id, vote.participant_id AS "participantId", participant.name AS "participantName", author.username,
    vote.comment, vote.month, vote.created_at AS "createdAt", vote.hidden, vote.hidden_reason AS reason,
    (SELECT count(*)::integer FROM comment_reports WHERE vote_id = vote.id) AS "reportCount",
    ${newestReports('comment_reports', 'vote_id', 'vote.id')} AS reports
  FROM votes vote
  JOIN participants participant ON participant.id = vote.participant_id
  LEFT JOIN users author ON author.id = vote.user_id
`;

/** Reads comments for the administrator. */
@Injectable()
export class AdminCommentsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws commentNotFound */
  async find(id: number): Promise<AdminCommentDto> {
    const [found] = await this.dataSource.query<AdminCommentDto[]>(`${COMMENT} WHERE vote.comment_id = $1`, [
      id,
    ]);
    if (!found) throw commentNotFound();
    return found;
  }

  /** Those that were reported or hidden, newest first; each kind is read from its index, and no further than the page. */
  async list({ limit = COMMENTS_A_PAGE, cursor }: ListCommentsDto): Promise<AdminCommentPageDto> {
    const [before, given] = cursor === undefined ? ['$2', MAX_ID] : [voteOf('$2'), cursor];
    const found = await this.dataSource.query<AdminCommentDto[]>(
      `WITH page AS (
        SELECT id FROM (
          (SELECT DISTINCT vote_id AS id FROM comment_reports WHERE vote_id < ${before} ORDER BY id DESC LIMIT $1)
          UNION (SELECT id FROM votes WHERE hidden AND id < ${before} ORDER BY id DESC LIMIT $1)
        ) either
        ORDER BY id DESC LIMIT $1
      )
      ${COMMENT} WHERE vote.id IN (SELECT id FROM page) ORDER BY vote.id DESC`,
      [limit + 1, given],
    );
    const comments = found.slice(0, limit);
    return { comments, next: found.length > limit ? comments.at(-1)!.id : null };
  }
}
