import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { progressUpdateNotFound } from './progress.errors.js';
import { ProgressFigures } from './progress-figures.js';

/** The administrator's count of what a report's posts found; nobody states it of themselves. */
@Injectable()
export class InteractionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
    private readonly seasons: SeasonsQuery,
    private readonly figures: ProgressFigures,
    private readonly events: SiteEvents,
    private readonly audit: AuditService,
  ) {}

  /** @throws progressUpdateNotFound, seasonClosed */
  record(actor: SignedInUser, id: number, interactionCount: number): Promise<ProgressUpdate> {
    return this.dataSource.transaction(async (manager) => {
      const report = await manager.findOne(ProgressUpdate, {
        where: { id },
        relations: { participant: true },
      });
      if (!report) throw progressUpdateNotFound();
      const { participantId } = report;
      await this.seasons.holdOpen(manager, report.participant!.season);
      const participant = await this.participants.lock(manager, participantId);
      const update = await manager.findOneByOrFail(ProgressUpdate, { id });
      if (update.interactionCount === interactionCount) return { ...update, participant };
      await manager.update(ProgressUpdate, { id }, { interactionCount });
      await this.figures.followInteractions(manager, participantId);
      await this.audit.record(manager, actor, {
        action: 'progress.interactions_recorded',
        subject: `progress-updates/${id}`,
        details: {
          title: update.title,
          name: participant.name,
          from: update.interactionCount,
          to: interactionCount,
        },
        people: [{ id: participant.userId, path: ['name'] }],
      });
      await this.events.publish(manager, { event: 'progress', data: { id, participantId } });
      return { ...update, interactionCount, participant };
    });
  }
}
