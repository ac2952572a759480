import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { JudgesService } from './judges.service.js';

const SCORES = `
  SELECT award_id AS "awardId", participant_id AS "participantId", impact, innovation, progress, communication, note,
    note_for_participant AS "noteForParticipant", conflict, created_at AS "createdAt", updated_at AS "updatedAt"
  FROM award_scores WHERE user_id = $1 ORDER BY award_id, participant_id`;

const DRAFTS = `
  SELECT award_id AS "awardId", participant_id AS "participantId", impact, innovation, progress, communication, note,
    note_for_participant AS "noteForParticipant", conflict, updated_at AS "updatedAt"
  FROM award_score_drafts WHERE user_id = $1 ORDER BY award_id, participant_id`;

const ERASE_NOTES = `
  UPDATE award_scores SET note = NULL, note_for_participant = false WHERE user_id = $1 AND note IS NOT NULL`;

/** The account's own, and what others were writing of it, which can no longer be given. */
const ERASE_DRAFTS = `
  DELETE FROM award_score_drafts WHERE user_id = $1
    OR participant_id IN (SELECT id FROM participants WHERE user_id = $1)`;

/** Standings that an award keeps name its participants as they were then. */
const RENAME = `
  UPDATE awards SET result = (
    SELECT jsonb_agg(CASE WHEN (standing->>'participantId')::integer = own.id
      THEN standing || jsonb_build_object('name', $2::text) ELSE standing END ORDER BY place)
    FROM jsonb_array_elements(result) WITH ORDINALITY AS each (standing, place))
  FROM participants own
  WHERE own.user_id = $1
    AND awards.result @> jsonb_build_array(jsonb_build_object('participantId', own.id))
  RETURNING awards.id`;

/** What a judge gave, and how participants ended: figures stay, without notes and names. */
@Injectable()
export class OwnScores implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly judges: JudgesService,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'judgesScores',
      export: (manager, userId) => fewRows(manager, SCORES, userId),
      erase: (manager, account) => this.erase(manager, account),
    });
    this.data.register({
      name: 'judgesDrafts',
      export: (manager, userId) => fewRows(manager, DRAFTS, userId),
      erase: async (manager, { id }) => void (await manager.query(ERASE_DRAFTS, [id])),
    });
  }

  private async erase(manager: EntityManager, { id, placeholder }: LeavingAccount): Promise<void> {
    await this.judges.leave(manager, id);
    await manager.query(ERASE_NOTES, [id]);
    const [renamed] = await manager.query<[{ id: number }[], number]>(RENAME, [id, placeholder]);
    await this.events.publish(manager, ...renamed.map((data) => ({ event: 'award' as const, data })));
  }
}
