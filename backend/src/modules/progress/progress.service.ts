import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { changingNothingIfRefused } from '../../common/harmless-requests.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { ToldChanges } from '../../events/told-changes.service.js';
import { FollowersService } from '../follows/followers.service.js';
import type { Participant } from '../participants/entities/participant.entity.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import type { CreateProgressUpdateDto } from './dto/create-progress-update.dto.js';
import type { UpdateProgressUpdateDto } from './dto/update-progress-update.dto.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { ProgressVersion } from './entities/progress-version.entity.js';
import {
  monthAfterSeason,
  monthNotBegun,
  notReportAuthor,
  progressUpdateNotFound,
  reportEditsUsedUp,
  reportExists,
} from './progress.errors.js';
import { ProgressFigures } from './progress-figures.js';
import { ProgressPictures } from './progress-pictures.js';
import { opensAt, reportedMonthsOf } from './season-months.js';

/** Each keeps a version for good, which nobody else can take away. */
const EDITS_OF_A_REPORT = 200;

/** Files and edits reports, one participant's one after the other; lists are in ProgressQuery. */
@Injectable()
export class ProgressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
    private readonly seasons: SeasonsQuery,
    private readonly pictures: ProgressPictures,
    private readonly figures: ProgressFigures,
    private readonly followers: FollowersService,
    private readonly events: SiteEvents,
    private readonly changes: ToldChanges,
  ) {}

  /** @param season of which; the current one before all others if not given. @throws participantDataNotFound, seasonClosed, monthAfterSeason, monthNotBegun, reportExists, pictureNotAvailable */
  create(userId: number, dto: CreateProgressUpdateDto, season?: number): Promise<ProgressUpdate> {
    const created = this.dataSource.transaction(async (manager) => {
      const participant = await this.participants.lockOwn(manager, userId, season);
      await this.assertBegun(manager, participant, dto.month);
      const id = await insertOnce(manager, participant.id, dto);
      await this.pictures.take(manager, userId, dto.images ?? []);
      await this.tellFollowers(manager, participant, id, dto);
      return this.published(manager, participant, id);
    });
    return changingNothingIfRefused(created);
  }

  /** An edit that changes nothing keeps no version, but tries again for pictures that could not be copied, and counts like any other. @throws tooManyChanges, progressUpdateNotFound, notReportAuthor, participantNotFound, seasonClosed, reportEditsUsedUp, pictureNotAvailable */
  async update(userId: number, id: number, changes: UpdateProgressUpdateDto): Promise<ProgressUpdate> {
    await this.changes.takePoint(userId);
    return this.dataSource.transaction(async (manager) => {
      const participant = await this.lockAuthor(manager, userId, id);
      const before = await manager.findOneOrFail(ProgressUpdate, {
        where: { id },
        relations: { participant: true },
      });
      const images = await this.pictures.withCopies(manager, changes.images ?? before.images, before);
      const after = { ...changes, images };
      if (isDeepStrictEqual({ ...before, ...after }, { ...before })) {
        await this.pictures.copyAgain(manager, userId, images);
        return before;
      }
      if (before.revision > EDITS_OF_A_REPORT) throw reportEditsUsedUp(EDITS_OF_A_REPORT);
      await this.pictures.take(manager, userId, images);
      await keepVersion(manager, before);
      const revision = before.revision + 1;
      await manager.update(ProgressUpdate, { id }, { ...after, revision, updatedAt: new Date() });
      return this.published(manager, participant, id);
    });
  }

  /** The place that a report belongs to, of whichever season. @throws progressUpdateNotFound, notReportAuthor, participantNotFound, seasonClosed */
  private async lockAuthor(manager: EntityManager, userId: number, id: number): Promise<Participant> {
    const report = await manager.findOne(ProgressUpdate, { where: { id }, relations: { participant: true } });
    if (!report) throw progressUpdateNotFound();
    if (report.participant!.userId !== userId) throw notReportAuthor();
    return this.participants.lockActive(manager, report.participantId);
  }

  /** Without a start date nothing is dated, and any month may be reported. A shorter season has no more months than begin before its end. */
  private async assertBegun(manager: EntityManager, { season }: Participant, month: number): Promise<void> {
    const dated = await this.seasons.find(season, manager);
    const months = reportedMonthsOf(dated);
    if (month > months) throw monthAfterSeason({ month, months });
    const { startsAt } = dated;
    if (startsAt === null) return;
    const opens = opensAt(startsAt, month);
    if (opens > (await this.seasons.now(manager))) throw monthNotBegun(month, opens);
  }

  private async tellFollowers(
    manager: EntityManager,
    { id: participantId, name }: Participant,
    reportId: number,
    { month, title }: CreateProgressUpdateDto,
  ): Promise<void> {
    await this.followers.tell(manager, participantId, 'progress', {
      participantId,
      name,
      month,
      title,
      reportId,
    });
  }

  private async published(
    manager: EntityManager,
    participant: Participant,
    id: number,
  ): Promise<ProgressUpdate> {
    await this.figures.followReports(manager, participant.id);
    await this.events.publish(manager, { event: 'progress', data: { id, participantId: participant.id } });
    return { ...(await manager.findOneByOrFail(ProgressUpdate, { id })), participant };
  }
}

/** The table has a report a month; whoever comes second is told which one. @throws reportExists */
async function insertOnce(
  manager: EntityManager,
  participantId: number,
  { month, ...content }: CreateProgressUpdateDto,
): Promise<number> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(ProgressUpdate)
    .values({ participantId, month, ...content })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = inserted.raw as { id: number }[];
  if (row) return row.id;
  const { id } = await manager.findOneByOrFail(ProgressUpdate, { participantId, month });
  throw reportExists(month, id);
}

async function keepVersion(manager: EntityManager, before: ProgressUpdate): Promise<void> {
  const { id, revision, title, description, milestone, videoUrl, images, socialPosts, updatedAt } = before;
  await manager.insert(ProgressVersion, {
    progressUpdateId: id,
    revision,
    title,
    description,
    milestone,
    videoUrl,
    images,
    socialPosts,
    writtenAt: updatedAt,
  });
}
