import type { AdminComment, AdminReportComment, GivenReport } from '../../api/generated/admin';
import { participantPath, reportCommentPath } from '../../paths';

/** A comment that is hidden or that others find wrong, wherever it was written. */
export interface CommentToJudge {
  id: number;
  /** Null once the account is gone. */
  author: string | null;
  text: string;
  /** Where it stands. */
  place: { to: string; words: string };
  /** What it answers. */
  answered: string | null;
  createdAt: string;
  hidden: boolean;
  reason: string | null;
  reportCount: number;
  reports: GivenReport[];
}

const judgedOf = ({
  id,
  username,
  comment,
  createdAt,
  hidden,
  reason,
  reportCount,
  reports,
}: AdminComment | AdminReportComment) => ({
  ...{ id, author: username, text: comment, createdAt, hidden, reason, reportCount, reports },
});

/** Said with a vote. */
export const ofVote = (comment: AdminComment): CommentToJudge => ({
  ...judgedOf(comment),
  place: { to: participantPath(comment.participantId), words: comment.participantName },
  answered: null,
});

/** Said of a report. */
export const ofReport = (comment: AdminReportComment): CommentToJudge => ({
  ...judgedOf(comment),
  place: {
    to: reportCommentPath(comment.participantId, comment.reportId, comment.id),
    words: `${comment.participantName}: ${comment.reportTitle}`,
  },
  answered: comment.answeredText || null,
});
