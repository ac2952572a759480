import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

/** Those of 60 days: a film of a report and day. */
const PLAYS = `
  SELECT play.progress_update_id AS "reportId", report.title, participant.name, play.counted,
    play.uncounted_reason AS "uncountedReason", play.created_at AS "createdAt"
  FROM film_plays play
  JOIN progress_updates report ON report.id = play.progress_update_id
  JOIN participants participant ON participant.id = play.participant_id
  WHERE play.user_id = $1 ORDER BY play.created_at`;

/**
 * Plays stay and count; who played is not known any more. The mark stays for its day, or a new account would play anew, and the
 * network's for its 60 days, as with votes: whoever makes accounts to play could hide the burst by deleting them.
 */
const FORGET = 'UPDATE film_plays SET user_id = NULL, account_mark = NULL WHERE user_id = $1';

/** Which films an account has played lately. */
@Injectable()
export class OwnPlays implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'filmPlays',
      export: (manager, userId) => fewRows(manager, PLAYS, userId),
      erase: async (manager: EntityManager, { id }) => {
        await manager.query(FORGET, [id]);
      },
    });
  }
}
