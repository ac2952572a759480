import { GivenReportDto } from '../../../common/reports/given-report.dto.js';

/** A reported or hidden comment. */
export class AdminCommentDto {
  /** Its own, which says nothing of the vote. @example 31 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** Who said it; null once the account is gone. @example amara */
  username: string | null;

  /** @example 'The filters work in our village too.' */
  comment: string;

  /** Month of the vote. @example 2026-11 */
  month: string;

  /** When it was written. */
  createdAt: Date;

  /** Whether it is hidden. */
  hidden: boolean;

  /** Why it is hidden. @example 'It names somebody’s address.' */
  reason: string | null;

  /** How many accounts reported it. @example 2 */
  reportCount: number;

  /** The newest reports, up to 20. */
  reports: GivenReportDto[];
}

/** A page of comments to decide on, newest first. */
export class AdminCommentPageDto {
  /** Those that were reported or hidden. */
  comments: AdminCommentDto[];

  /** Cursor of the next page; null on the last one. @example 17 */
  next: number | null;
}
