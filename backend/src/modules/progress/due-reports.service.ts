import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Season } from '../seasons/entities/season.entity.js';
import { SeasonObstacles } from '../seasons/season-obstacles.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { openState, reportedMonthsOf } from './season-months.js';

interface Due {
  participantId: number;
  name: string;
  months: number[];
}

const UNWRITTEN = `
  SELECT participant.id AS "participantId", participant.name, array_agg(due.month ORDER BY due.month) AS months
  FROM participants participant CROSS JOIN unnest($2::integer[]) due (month)
  WHERE participant.season = $1 AND participant.is_active AND NOT EXISTS (
    SELECT FROM progress_updates report
    WHERE report.participant_id = participant.id AND report.month = due.month)
  GROUP BY participant.id, participant.name ORDER BY participant.name, participant.id`;

/** A season is closed once nobody can report in time any more; who is late holds nobody up. */
@Injectable()
export class DueReports implements OnModuleInit {
  constructor(
    private readonly obstacles: SeasonObstacles,
    private readonly seasons: SeasonsQuery,
  ) {}

  onModuleInit(): void {
    this.obstacles.register(async (manager, season) => {
      const reports = await this.find(manager, season);
      return reports.length === 0 ? undefined : { code: 'reports_due', params: { reports } };
    });
  }

  private async find(manager: EntityManager, { number, startsAt, endsAt }: Season): Promise<Due[]> {
    if (!startsAt) return [];
    const now = await this.seasons.now(manager);
    // What would begin with or after the end of a shorter season is nobody's to report.
    const months = Array.from({ length: reportedMonthsOf({ startsAt, endsAt }) }, (_, before) => before + 1);
    const owed = months.filter((month) => openState(startsAt, month, now) === 'due');
    return owed.length === 0 ? [] : manager.query<Due[]>(UNWRITTEN, [number, owed]);
  }
}
