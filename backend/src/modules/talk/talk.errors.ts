import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

/** Also where it is hidden from whoever asks. */
export const reportCommentNotFound = defineFailure(
  404,
  'report_comment_not_found',
  'This comment does not exist, or not any more',
);

export const replyToReply = defineFailure(
  400,
  'reply_to_reply',
  'A reply cannot be answered. Please answer the comment above it.',
  { field: 'replyTo' },
);

export const talkClosed = defineFailure(
  409,
  'report_comments_closed',
  'The comments of this report are closed: they can only be read.',
);

export const notCommentAuthor = defineFailure(
  403,
  'not_comment_author',
  'This comment belongs to somebody else',
);

export const commentEditOver = defineFailure(
  409,
  'comment_edit_over',
  'A comment can be changed for {{minutes}} minutes. It can still be deleted.',
);

export const hiddenCommentEdited = defineFailure(
  409,
  'hidden_comment_edited',
  'This comment is hidden, so it cannot be changed any more. It can still be deleted.',
);

export const ownCommentReported = defineFailure(
  403,
  'own_comment_reported',
  'This is your own comment. You can delete it.',
);

const commentedTooOften = defineProblem(
  'too_many_report_comments',
  'You have written many comments. Please wait a while and try again.',
);

export const tooManyReportComments = (seconds: number): AppError =>
  new AppError(429, commentedTooOften(), { retryAfter: seconds });

export const notTalkedReport = defineFailure(
  403,
  'not_talked_report',
  'Only the participant who wrote this report can close or open its comments',
);
