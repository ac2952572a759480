import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { existingAccount } from '../auth/existing-account.query.js';
import type { User } from '../auth/entities/user.entity.js';
import { PasswordDemands } from '../auth/password-demands.service.js';
import { judgePasswordCommon, notAJudge } from './awards.errors.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { AwardScore } from './entities/award-score.entity.js';
import { Judge } from './entities/judge.entity.js';
import { JudgesRatings } from './judges-ratings.js';

export interface AppointedJudge {
  userId: number;
  username: string;
  createdAt: Date;
  scored: number;
}

export interface JudgedAward {
  id: number;
  season: number;
}

/** Who judges which season; judges do not carry over. The scores of whoever is dismissed are kept and count no more. */
@Injectable()
export class JudgesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: JudgesRatings,
    private readonly seasons: SeasonsQuery,
    private readonly audit: AuditService,
    passwords: PasswordDemands,
  ) {
    passwords.add((manager, userId) => manager.existsBy(Judge, { userId }));
  }

  /** Of a season, the current one if not given, by their names. @throws seasonNotFound */
  async list(number?: number): Promise<AppointedJudge[]> {
    const { number: season } = await this.seasons.find(number ?? (await this.seasons.current()));
    return this.dataSource.manager.query<AppointedJudge[]>(
      `SELECT judge.user_id AS "userId", account.username, judge.created_at AS "createdAt",
         (SELECT count(*)::int FROM award_scores score JOIN awards award ON award.id = score.award_id
          WHERE score.user_id = judge.user_id AND award.season = judge.season) AS scored
       FROM judges judge JOIN users account ON account.id = judge.user_id
       WHERE judge.season = $1
       ORDER BY lower(account.username)`,
      [season],
    );
  }

  /** Whether somebody judges the current season, or one that is still being decided, and which awards of them. */
  async judging(userId: number): Promise<{ judge: boolean; awards: JudgedAward[] }> {
    const rows = await this.dataSource.query<(JudgedAward | { id: null })[]>(
      `SELECT award.id, season.number AS season
       FROM judges judge JOIN seasons season ON season.number = judge.season
       LEFT JOIN awards award ON award.season = season.number AND award.kind = 'judges'
       WHERE judge.user_id = $1 AND (season.closed_at IS NULL OR season.number = current_season())
       ORDER BY season.number = current_season() DESC, season.number DESC`,
      [userId],
    );
    return { judge: rows.length > 0, awards: rows.filter((row) => row.id !== null) };
  }

  /** Keeps the judge of a season appointed until the transaction ends. @throws notAJudge */
  async hold(manager: EntityManager, userId: number, season: number): Promise<void> {
    const where = { userId, season };
    const judge = await manager.findOne(Judge, { where, lock: { mode: 'pessimistic_read' } });
    if (!judge) throw notAJudge();
  }

  /**
   * Whoever judges already goes on. @param number the current season if not given
   * @throws accountNotFound, judgePasswordCommon, seasonNotFound, seasonClosed
   */
  async appoint(actor: SignedInUser, userId: number, number?: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const season = number ?? (await this.seasons.current(manager));
      await this.seasons.holdOpen(manager, season);
      const account = await existingAccount(manager, userId);
      if (account.passwordIsCommon && !(await manager.existsBy(Judge, { userId, season })))
        throw judgePasswordCommon();
      const insertion = manager
        .createQueryBuilder()
        .insert()
        .into(Judge)
        .values({ userId, season })
        .orIgnore();
      const { raw } = (await insertion.returning('user_id').execute()) as { raw: unknown[] };
      if (raw.length > 0) await this.follow(manager, actor, 'judge.appointed', account, season);
    });
  }

  /** Nothing happens to whoever is no judge. @param number the current season if not given. @throws accountNotFound, seasonNotFound, seasonClosed */
  async dismiss(actor: SignedInUser, userId: number, number?: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const season = number ?? (await this.seasons.current(manager));
      await this.seasons.holdOpen(manager, season);
      const account = await existingAccount(manager, userId);
      const { affected } = await manager.delete(Judge, { userId, season });
      if (affected) await this.follow(manager, actor, 'judge.dismissed', account, season);
    });
  }

  /** A judge who deletes the account; it is told of there. */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    const { affected } = await manager.delete(Judge, { userId });
    if (affected) await this.refreshRatings(manager, userId);
  }

  private async follow(
    manager: EntityManager,
    actor: SignedInUser,
    action: 'judge.appointed' | 'judge.dismissed',
    { id, username }: User,
    season: number,
  ): Promise<void> {
    await this.refreshRatings(manager, id);
    await this.audit.record(manager, actor, {
      action,
      subject: `users/${id}`,
      details: { username, season },
      people: [{ id, path: ['username'] }],
    });
  }

  private async refreshRatings(manager: EntityManager, id: number): Promise<void> {
    const scores = await manager.findBy(AwardScore, { userId: id });
    for (const awardId of new Set(scores.map((score) => score.awardId))) {
      const ofAward = scores.filter((score) => score.awardId === awardId);
      const ids = ofAward.map(({ participantId }) => participantId);
      await this.ratings.refreshIfOpen(manager, awardId, ids);
    }
  }
}
