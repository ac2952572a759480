import { Injectable } from '@nestjs/common';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import type { ReportMonthDto } from './dto/report-month.dto.js';
import { ProgressPictures } from './progress-pictures.js';
import { ProgressQuery } from './progress.query.js';
import { dueAt, openState, opensAt, reportedMonthsOf } from './season-months.js';

type Dates = Pick<ReportMonthDto, 'opensAt' | 'dueAt' | 'state'>;

/** Says what a participant owes, month by month. */
@Injectable()
export class ReportMonthsQuery {
  constructor(
    private readonly participants: ParticipantsQuery,
    private readonly progress: ProgressQuery,
    private readonly pictures: ProgressPictures,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** @param named of which season; the current one before all others if not given. @throws participantDataNotFound */
  async of(userId: number, named?: number): Promise<ReportMonthDto[]> {
    const { id, season } = await this.participants.findOwn(userId, named);
    const reports = await this.progress.listByParticipant(id);
    const pictures = await this.pictures.ofEach(userId, reports);
    const dated = await this.seasons.find(season);
    const { startsAt: start } = dated;
    const now = await this.seasons.now();
    // One that was reported stays, also where the end was moved before it since.
    const newest = Math.max(0, ...reports.map(({ month }) => month));
    const length = Math.max(reportedMonthsOf(dated), newest);
    return Array.from({ length }, (_, before) => {
      const month = before + 1;
      const index = reports.findIndex((one) => one.month === month);
      const dates = datesOf(start, month, now);
      const state = index < 0 ? dates.state : 'done';
      return {
        month,
        ...dates,
        state,
        reportId: reports[index]?.id ?? null,
        pictures: pictures[index] ?? [],
      };
    });
  }
}

/** While the season has no start date every month can be reported, and none is late. */
function datesOf(start: Date | null, month: number, now: Date): Dates {
  if (start === null) return { opensAt: null, dueAt: null, state: 'due' };
  const state = openState(start, month, now);
  return { opensAt: opensAt(start, month), dueAt: dueAt(start, month), state };
}
