import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeasonPassings } from '../seasons/season-passings.js';

/** Whether an account holds a place in the current season, or in one that is yet to begin. */
const TAKES_PART = `EXISTS (
  SELECT FROM participants own
  WHERE own.user_id = users.id AND own.is_active AND own.season >= current_season())`;

const FOLLOW = `
  UPDATE users SET role = CASE WHEN ${TAKES_PART} THEN 'participant' ELSE 'user' END
  WHERE role IN ('user', 'participant') AND (role = 'participant') <> ${TAKES_PART}`;

/** In the order of their ids, as whoever locks several accounts. */
const OF_ALL_WHO_TOOK_PART = `
  SELECT id FROM users WHERE id IN (SELECT user_id FROM participants) ORDER BY id FOR NO KEY UPDATE`;

/** The role of participants follows their places: where a new season begins, who only took part in earlier ones is a user again. */
@Injectable()
export class RolesOfParticipants implements OnModuleInit {
  constructor(private readonly passings: SeasonPassings) {}

  onModuleInit(): void {
    this.passings.subscribe(async (manager, { season, passing }) => {
      if (passing === 'begun') await this.begin(manager, season);
    });
  }

  /** After a change of an account's places. */
  async follow(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`${FOLLOW} AND id = $1`, [userId]);
  }

  /** From now on everybody sees who takes part. Accounts are locked before participants, as where somebody follows one. */
  private async begin(manager: EntityManager, season: number): Promise<void> {
    const accounts = await manager.query<{ id: number }[]>(OF_ALL_WHO_TOOK_PART);
    await manager.query('UPDATE participants SET is_public = true WHERE season = $1 AND NOT is_public', [
      season,
    ]);
    // By their ids, as the planner else reads all accounts there are.
    await manager.query(`${FOLLOW} AND id = ANY($1)`, [accounts.map(({ id }) => id)]);
  }
}
