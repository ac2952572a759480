import { Injectable } from '@nestjs/common';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ReportMonthDto } from './dto/report-month.dto.js';
import { ProgressQuery } from './progress.query.js';
import { dueAt, openState, opensAt, SEASON_MONTHS } from './season-months.js';

type Dates = Pick<ReportMonthDto, 'opensAt' | 'dueAt' | 'state'>;

/** Says what a participant owes, month by month. */
@Injectable()
export class ReportMonthsQuery {
  constructor(
    private readonly participants: ParticipantsQuery,
    private readonly progress: ProgressQuery,
    private readonly settings: SettingsService,
  ) {}

  /** @throws participantDataNotFound */
  async of(userId: number): Promise<ReportMonthDto[]> {
    const { id } = await this.participants.findOwn(userId);
    const reports = await this.progress.listByParticipant(id);
    const start = await this.settings.challengeStartDate();
    return Array.from({ length: SEASON_MONTHS }, (_, index) => {
      const month = index + 1;
      const report = reports.find((one) => one.month === month);
      const dates = datesOf(start, month);
      return { month, ...dates, state: report ? 'done' : dates.state, reportId: report?.id ?? null };
    });
  }
}

/** While the season has no start date every month can be reported, and none is late. */
function datesOf(startDate: string | null, month: number): Dates {
  if (startDate === null) return { opensAt: null, dueAt: null, state: 'due' };
  const start = new Date(startDate);
  const state = openState(start, month, new Date());
  return { opensAt: opensAt(start, month), dueAt: dueAt(start, month), state };
}
