import { type Named, publicName } from '../auth/public-name.js';
import type { ReportCommentDto } from './dto/report-comment.dto.js';

/** Who reads; undefined for strangers. */
export interface CommentReader {
  id: number;
  role: string;
}

/** A comment as it is read, with its author and what its reader may see of it. */
export interface CommentRow {
  id: number;
  reportId: number;
  replyTo: number | null;
  userId: number | null;
  username: string | null;
  givenName: string | null;
  byParticipant: boolean;
  text: string;
  hidden: boolean;
  hiddenReason: string | null;
  isShown: boolean;
  createdAt: Date;
  editedAt: Date | null;
}

/** In the order of {@link seenBy}. */
export const readerParams = (reader: CommentReader | undefined): [number | null, boolean] => [
  reader?.id ?? null,
  reader?.role === 'admin',
];

/**
 * SQL: whether the reader $1, who is an administrator if $2, may read this comment of this author. What is hidden is left to its author and the administrator;
 * nobody else reads what a suspended account said.
 */
export const seenBy = (comment: string, author: string): string =>
  `(${comment}.removed_at IS NULL AND ($2::boolean OR coalesce(${comment}.user_id = $1::integer, false)
    OR (NOT ${comment}.hidden AND ${author}.suspended_at IS NULL)))`;

/** SQL: the columns of {@link CommentRow}, of a comment on a report of a participant. */
export const commentColumns = (comment: string, author: string, participant: string): string => `
  ${comment}.id, ${comment}.progress_update_id AS "reportId", ${comment}.reply_to AS "replyTo", ${comment}.user_id AS "userId",
  ${author}.username, ${author}.given_name AS "givenName",
  coalesce(${comment}.user_id = ${participant}.user_id, false) AS "byParticipant", ${comment}.text, ${comment}.hidden,
  ${comment}.hidden_reason AS "hiddenReason", ${comment}.created_at AS "createdAt", ${comment}.edited_at AS "editedAt"`;

/** Nothing of what its reader may not see, but that it is there. */
export function toComment(row: CommentRow): ReportCommentDto {
  const { id, reportId, replyTo, createdAt, hidden } = row;
  const place = { id, reportId, replyTo, createdAt };
  const nothing = { author: null, byParticipant: false, text: null, reason: null, editedAt: null };
  if (!row.isShown) return { ...place, ...nothing, hidden };
  const { byParticipant, text, editedAt, hiddenReason: reason } = row;
  return { ...place, author: authorOf(row), byParticipant, text, hidden, reason, editedAt };
}

const authorOf = ({ userId, username, givenName }: CommentRow): ReportCommentDto['author'] => {
  if (userId === null || username === null) return null;
  const named: Named = { id: userId, username, givenName };
  return { id: userId, name: publicName(named) };
};
