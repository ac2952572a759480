import { GivenReportDto } from '../../../common/reports/given-report.dto.js';

/** A reported or hidden comment on a report. */
export class AdminReportCommentDto {
  /** @example 31 */
  id: number;

  /** The report that it is about. @example 7 */
  reportId: number;

  /** @example 'The first ten filters are sold' */
  reportTitle: string;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** The account that wrote it. @example 12 */
  userId: number;

  /** @example amara */
  username: string;

  /** @example 'The filters work in our village too.' */
  comment: string;

  /** What it answers; null where it answers nothing. @example 'How long does a filter last?' */
  answeredText: string | null;

  /** When it was written. */
  createdAt: Date;

  /** When its author last changed it; null where they never did. */
  editedAt: Date | null;

  /** Whether it is hidden. */
  hidden: boolean;

  /** Why it is hidden. @example 'It names somebody’s address.' */
  reason: string | null;

  /** How many accounts reported it. @example 2 */
  reportCount: number;

  /** The newest reports, up to 20. */
  reports: GivenReportDto[];
}

/** A page of comments on reports to decide on, newest first. */
export class AdminReportCommentPageDto {
  /** Those that were reported or hidden. */
  comments: AdminReportCommentDto[];

  /** Cursor of the next page; null on the last one. @example 17 */
  next: number | null;
}
