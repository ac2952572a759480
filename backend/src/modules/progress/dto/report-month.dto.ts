import { ApiProperty } from '@nestjs/swagger';
import { ReportPictureDto } from './report-picture.dto.js';
import { REPORT_STATES, type ReportState } from '../season-months.js';

/** What a participant owes for a month of the season. */
export class ReportMonthDto {
  /** @example 1 */
  month: number;

  /** From when on it can be reported; null while the season has no start date, and any month can be. */
  opensAt: Date | null;

  /** The day on which it is due, its first instant in UTC; null while the season has no start date. */
  dueAt: Date | null;

  @ApiProperty({ enum: REPORT_STATES, enumName: 'ReportState', example: 'due' })
  state: ReportState;

  /** The report, once there is one. @example 7 */
  reportId: number | null;

  /** All pictures of the report in their order, with why some have not been copied yet. */
  pictures: ReportPictureDto[];
}
