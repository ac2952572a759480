import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { existingAccount } from '../auth/existing-account.query.js';
import type { User } from '../auth/entities/user.entity.js';
import { PasswordDemands } from '../auth/password-demands.service.js';
import { judgePasswordCommon, notAJudge } from './awards.errors.js';
import { AwardScore } from './entities/award-score.entity.js';
import { Judge } from './entities/judge.entity.js';
import { JudgesRatings } from './judges-ratings.js';

export interface AppointedJudge {
  userId: number;
  username: string;
  createdAt: Date;
  scored: number;
}

/** Who judges the season. The scores of whoever is dismissed are kept and count no more. */
@Injectable()
export class JudgesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: JudgesRatings,
    private readonly audit: AuditService,
    passwords: PasswordDemands,
  ) {
    passwords.add((manager, userId) => manager.existsBy(Judge, { userId }));
  }

  /** By their names. */
  list(): Promise<AppointedJudge[]> {
    return this.dataSource.manager.query<AppointedJudge[]>(
      `SELECT judge.user_id AS "userId", account.username, judge.created_at AS "createdAt",
         (SELECT count(*)::int FROM award_scores score WHERE score.user_id = judge.user_id) AS scored
       FROM judges judge JOIN users account ON account.id = judge.user_id
       ORDER BY lower(account.username)`,
    );
  }

  isJudge(userId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Judge, { userId });
  }

  /** Keeps the judge appointed until the transaction ends. @throws notAJudge */
  async hold(manager: EntityManager, userId: number): Promise<void> {
    const judge = await manager.findOne(Judge, { where: { userId }, lock: { mode: 'pessimistic_read' } });
    if (!judge) throw notAJudge();
  }

  /** Whoever judges already goes on. @throws accountNotFound, judgePasswordCommon */
  async appoint(actor: SignedInUser, userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await existingAccount(manager, userId);
      if (account.passwordIsCommon && !(await manager.existsBy(Judge, { userId })))
        throw judgePasswordCommon();
      const insertion = manager.createQueryBuilder().insert().into(Judge).values({ userId }).orIgnore();
      const { raw } = (await insertion.returning('user_id').execute()) as { raw: unknown[] };
      if (raw.length > 0) await this.follow(manager, actor, 'judge.appointed', account);
    });
  }

  /** Nothing happens to whoever is no judge. @throws accountNotFound */
  async dismiss(actor: SignedInUser, userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await existingAccount(manager, userId);
      const { affected } = await manager.delete(Judge, { userId });
      if (affected) await this.follow(manager, actor, 'judge.dismissed', account);
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
  ): Promise<void> {
    await this.refreshRatings(manager, id);
    await this.audit.record(manager, actor, {
      action,
      subject: `users/${id}`,
      details: { username },
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
