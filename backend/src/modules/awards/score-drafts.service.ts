import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { CRITERIA } from './award.types.js';
import { draftChanged, ownProjectNotScored } from './awards.errors.js';
import { AwardsQuery } from './awards.query.js';
import type { KeepScoreDraftDto } from './dto/score-draft.dto.js';
import { AwardScoreDraft } from './entities/award-score-draft.entity.js';
import { JudgedAwards } from './judged-awards.query.js';

type Key = Pick<AwardScoreDraft, 'awardId' | 'participantId' | 'userId'>;
type Content = Omit<AwardScoreDraft, keyof Key | 'revision' | 'updatedAt' | 'award' | 'participant' | 'user'>;

const FIELDS = [...CRITERIA, 'note', 'noteForParticipant', 'conflict'] as const;

/** What judges are making up, kept until it is given: two tabs do not overwrite one another unseen. */
@Injectable()
export class ScoreDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly judged: JudgedAwards,
    private readonly awards: AwardsQuery,
    private readonly participants: ParticipantsQuery,
  ) {}

  /**
   * Whoever sends once more what is kept already, as the answer was lost, is told that it is.
   * @throws notAJudge, awardNotFound, awardNotJudged, awardNotOpen, seasonClosed, participantNotFound, ownProjectNotScored, draftChanged
   */
  keep(key: Key, dto: KeepScoreDraftDto): Promise<AwardScoreDraft> {
    const { revision } = dto;
    return this.change(key, async (manager) => {
      const content = contentOf(dto);
      const next = { ...content, revision: randomUUID(), updatedAt: new Date() };
      if (revision) await manager.update(AwardScoreDraft, { ...key, revision }, next);
      else await insertNew(manager, { ...key, ...next });
      const kept = await manager.findOneBy(AwardScoreDraft, key);
      if (!kept || FIELDS.some((field) => kept[field] !== content[field])) throw draftChanged();
      return kept;
    });
  }

  /** Only the one that was seen; where there is none any more there is nothing to do. @throws as {@link keep} */
  discard(key: Key, revision: string): Promise<void> {
    return this.change(key, async (manager) => {
      await manager.delete(AwardScoreDraft, { ...key, revision });
      if (await manager.existsBy(AwardScoreDraft, key)) throw draftChanged();
    });
  }

  private change<Result>(
    { userId, awardId, participantId }: Key,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const { season } = await this.judged.hold(manager, userId, awardId);
      await this.seasons.holdOpen(manager, season);
      await this.awards.lockOpen(manager, awardId);
      const participant = await this.participants.lockActive(manager, participantId, season);
      if (participant.userId === userId) throw ownProjectNotScored();
      return work(manager);
    });
  }
}

function contentOf({
  criteria,
  note = '',
  noteForParticipant = false,
  conflict = false,
}: KeepScoreDraftDto): Content {
  const { impact = null, innovation = null, progress = null, communication = null } = criteria ?? {};
  return { impact, innovation, progress, communication, note, noteForParticipant, conflict };
}

/** Another tab's, which is there already, stays. */
async function insertNew(
  manager: EntityManager,
  draft: Omit<AwardScoreDraft, 'award' | 'participant' | 'user'>,
): Promise<void> {
  await manager.createQueryBuilder().insert().into(AwardScoreDraft).values(draft).orIgnore().execute();
}
