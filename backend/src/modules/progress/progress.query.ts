import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { type ListProgressUpdatesDto, MAX_PROGRESS_UPDATES } from './dto/list-progress-updates.dto.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { ProgressVersion } from './entities/progress-version.entity.js';
import { notReportAuthor, progressUpdateNotFound } from './progress.errors.js';

/** One page of reports; `next` is the cursor of the page after it. */
interface ProgressPage {
  updates: ProgressUpdate[];
  next: number | undefined;
}

/** Of whom reports are shown to everybody. */
export const SHOWN = 'participant.isActive AND participant.isPublic';

/** Reads reports, always with their author; the public sees those of participants who hold a place. */
@Injectable()
export class ProgressQuery {
  constructor(
    @InjectRepository(ProgressUpdate) private readonly updates: Repository<ProgressUpdate>,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** Newest first; of the current season where neither a season nor a participant is named. @throws seasonNotFound */
  async listPublic(filter: ListProgressUpdatesDto): Promise<ProgressPage> {
    const { participantId, season: named, month, limit = MAX_PROGRESS_UPDATES, cursor } = filter;
    const query = this.updates
      .createQueryBuilder('update')
      .innerJoinAndSelect('update.participant', 'participant', SHOWN)
      .orderBy('update.id', 'DESC')
      .limit(limit + 1);
    if (participantId) query.andWhere('update.participantId = :participantId', { participantId });
    if (named !== undefined || !participantId) {
      const { number: season } = await this.seasons.find(named ?? (await this.seasons.current()));
      query.andWhere('participant.season = :season', { season });
    }
    if (month) query.andWhere('update.month = :month', { month });
    if (cursor) query.andWhere('update.id < :cursor', { cursor });
    const found = await query.getMany();
    const updates = found.slice(0, limit);
    return { updates, next: found.length > limit ? updates.at(-1)?.id : undefined };
  }

  /** @throws progressUpdateNotFound */
  async findPublic(id: number, manager: EntityManager = this.updates.manager): Promise<ProgressUpdate> {
    const where = { id, participant: { isActive: true, isPublic: true } };
    const update = await manager.findOne(ProgressUpdate, { where, relations: { participant: true } });
    if (!update) throw progressUpdateNotFound();
    return update;
  }

  /** All of one participant, newest first, without their author. */
  listByParticipant(participantId: number): Promise<ProgressUpdate[]> {
    return this.updates.find({ where: { participantId }, order: { id: 'DESC' } });
  }

  /** One report, for its author and the administrator. @throws progressUpdateNotFound, notReportAuthor */
  async findManaged(id: number, reader: SignedInUser): Promise<ProgressUpdate> {
    const update = await this.updates.findOne({ where: { id }, relations: { participant: true } });
    if (!update) throw progressUpdateNotFound();
    if (reader.role !== 'admin' && update.participant!.userId !== reader.id) throw notReportAuthor();
    return update;
  }

  /** Newest first. @throws progressUpdateNotFound, notReportAuthor */
  async listVersions(id: number, reader: SignedInUser): Promise<ProgressVersion[]> {
    await this.findManaged(id, reader);
    return this.updates.manager.find(ProgressVersion, {
      where: { progressUpdateId: id },
      order: { revision: 'DESC' },
    });
  }
}
