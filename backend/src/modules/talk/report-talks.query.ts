import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import { ProgressQuery } from '../progress/progress.query.js';
import type { TalkCloser } from './dto/report-comment.dto.js';

const CLOSED_BY = `
  SELECT CASE
    WHEN EXISTS (SELECT FROM users WHERE id = $2 AND suspended_at IS NOT NULL) THEN 'site'
    WHEN EXISTS (SELECT FROM seasons WHERE number = $3 AND closed_at IS NOT NULL) THEN 'season'
    WHEN EXISTS (SELECT FROM closed_talks WHERE progress_update_id = $1) THEN 'participant'
  END AS "closedBy"`;

/** A report that everybody may read, and by whom its comments are closed. */
export interface ReportTalk {
  report: ProgressUpdate;
  closedBy: TalkCloser | null;
}

/** Says of a report whether it is talked about. */
@Injectable()
export class ReportTalksQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: ProgressQuery,
  ) {}

  /** @throws progressUpdateNotFound for what is not public, too */
  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ReportTalk> {
    const report = await this.reports.findPublic(id, manager);
    const { userId, season } = report.participant!;
    const [row] = await manager.query<[{ closedBy: TalkCloser | null }]>(CLOSED_BY, [id, userId, season]);
    return { report, closedBy: row.closedBy };
  }
}
