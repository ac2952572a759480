import { ApiProperty } from '@nestjs/swagger';

/** Who wrote a comment; two people may bear one name, but not one id. */
export class CommentAuthorDto {
  /** Of the account. @example 12 */
  id: number;

  /** Never an e-mail address. @example amara */
  name: string;
}

/** What somebody said of a report. */
export class ReportCommentDto {
  /** @example 31 */
  id: number;

  /** The report that it is about. @example 7 */
  reportId: number;

  /** The comment that it answers; null for one that answers none. @example 31 */
  replyTo: number | null;

  /** Null where its text is. */
  author: CommentAuthorDto | null;

  /** Whether the participant whose report it is wrote it. */
  byParticipant: boolean;

  /** Plain text; null where it was deleted or is hidden from whoever asks, and stands here for its replies. @example 'How long does a filter last?' */
  text: string | null;

  /** Whether it is hidden; its author and the administrator still read it. */
  hidden: boolean;

  /** Why it is hidden, for its author and the administrator. @example 'It names somebody’s address.' */
  reason: string | null;

  /** When it was written. */
  createdAt: Date;

  /** When its author last changed it; null where they never did. */
  editedAt: Date | null;
}

/** A comment with what was answered. */
export class ReportThreadDto extends ReportCommentDto {
  /** The first ten, oldest first. */
  replies: ReportCommentDto[];

  /** Cursor of the replies after these; null where there are none. @example 44 */
  nextReply: number | null;
}

/** Why nobody can write: the participant closed the comments, the season is closed, or the site has suspended the participant. */
export type TalkCloser = (typeof TALK_CLOSERS)[number];

/** Listed, as the order of a type's words depends on all that is compiled with it, and the description would change with it. */
const TALK_CLOSERS = ['participant', 'season', 'site'] as const;

/** A page of a report's comments, newest first. */
export class ReportThreadPageDto {
  /** Those that answer nothing, with what was answered. */
  comments: ReportThreadDto[];

  /** Cursor of the next page; null on the last one. @example 17 */
  next: number | null;

  /** By whom the comments are closed; null where everybody who is signed in may write. */
  @ApiProperty({ type: String, enum: TALK_CLOSERS, nullable: true, example: null })
  closedBy: TalkCloser | null;
}

/** A page of a comment's replies, oldest first. */
export class ReportReplyPageDto {
  /** The replies. */
  comments: ReportCommentDto[];

  /** Cursor of the next page; null on the last one. @example 44 */
  next: number | null;
}

/** The report that a comment is about. */
export class TalkedReportDto {
  /** @example 7 */
  id: number;

  /** @example 'The first ten filters are sold' */
  title: string;

  /** Of its season, from 1 to 12. @example 1 */
  month: number;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;
}

/** A comment with the report that it is about. */
export class PlacedCommentDto extends ReportCommentDto {
  /** Under which it stands. */
  report: TalkedReportDto;

  /** What it answers; null where it answers nothing. @example 'How long does a filter last?' */
  answeredText: string | null;
}

/** A page of comments on several reports, newest first. */
export class PlacedCommentPageDto {
  /** Of any season. */
  comments: PlacedCommentDto[];

  /** Cursor of the next page; null on the last one. @example 17 */
  next: number | null;
}

/** Where a comment is found. */
export class FoundThreadDto {
  /** @example 7 */
  reportId: number;

  /** @example 3 */
  participantId: number;

  /** The thread that it belongs to; where it is none of the first ten replies, the replies begin with it. */
  thread: ReportThreadDto;
}
