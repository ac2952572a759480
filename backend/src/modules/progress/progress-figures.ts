import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { reportedMonthsOf } from './season-months.js';

/** What follows from a participant's reports, kept where the public list is read; the caller holds the participant's lock. */
@Injectable()
export class ProgressFigures {
  constructor(private readonly figures: ParticipantFigures) {}

  /** Completion counts the months that have a report, of those that the season has; the milestone is that of the newest month that names one. */
  async followReports(manager: EntityManager, participantId: number): Promise<void> {
    const reported = await manager.countBy(ProgressUpdate, { participantId });
    const { ofSeason } = await manager.findOneOrFail(Participant, {
      where: { id: participantId },
      relations: { ofSeason: true },
    });
    const newest = await manager.findOne(ProgressUpdate, {
      select: { id: true, milestone: true },
      where: { participantId, milestone: Not(IsNull()) },
      order: { month: 'DESC' },
    });
    await this.figures.set(manager, participantId, {
      challengeCompletion: Math.min(100, Math.round((100 * reported) / reportedMonthsOf(ofSeason!))),
      currentMilestone: newest?.milestone ?? null,
    });
  }

  async followInteractions(manager: EntityManager, participantId: number): Promise<void> {
    const socialInteractions =
      (await manager.sum(ProgressUpdate, 'interactionCount', { participantId })) ?? 0;
    await this.figures.set(manager, participantId, { socialInteractions });
  }
}
