import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { ToldChanges } from '../../events/told-changes.service.js';
import { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import { ProgressQuery } from '../progress/progress.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ClosedTalk } from './entities/closed-talk.entity.js';
import { notTalkedReport } from './talk.errors.js';

/** The participant's say in whether their reports are talked about. */
@Injectable()
export class TalkClosing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: ProgressQuery,
    private readonly seasons: SeasonsQuery,
    private readonly events: SiteEvents,
    private readonly changes: ToldChanges,
  ) {}

  /** What is being written meanwhile still stands, or is refused. @throws tooManyChanges, progressUpdateNotFound, notTalkedReport, seasonClosed */
  async set(userId: number, id: number, isClosed: boolean): Promise<void> {
    await this.changes.takePoint(userId);
    return this.dataSource.transaction(async (manager) => {
      const { participantId, participant } = await this.reports.findPublic(id, manager);
      if (participant!.userId !== userId) throw notTalkedReport();
      await this.seasons.holdOpen(manager, participant!.season);
      const lock = { mode: 'for_no_key_update' } as const;
      await manager.findOne(ProgressUpdate, { select: { id: true }, where: { id }, lock });
      const row = { progressUpdateId: id };
      if (isClosed === (await manager.existsBy(ClosedTalk, row))) return;
      if (isClosed) await manager.insert(ClosedTalk, row);
      else await manager.delete(ClosedTalk, row);
      await this.events.publish(manager, {
        event: 'comment',
        data: { id, reportId: id, participantId },
      });
    });
  }
}
