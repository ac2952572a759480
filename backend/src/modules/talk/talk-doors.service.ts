import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { notSignedIn } from '../../common/errors/common.errors.js';
import { User } from '../auth/entities/user.entity.js';
import { assertNotSuspended } from '../auth/not-suspended.js';
import { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import { ProgressQuery } from '../progress/progress.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ReportTalksQuery } from './report-talks.query.js';
import { talkClosed } from './talk.errors.js';

/** Lets writers in. Locks are taken in one order: season, account, report, the comment that is answered, the comment itself. */
@Injectable()
export class TalkDoors {
  constructor(
    private readonly seasons: SeasonsQuery,
    private readonly reports: ProgressQuery,
    private readonly talks: ReportTalksQuery,
  ) {}

  /**
   * Keeps the report's comments open until the transaction ends: whoever closes them waits, and whoever comes after that finds them closed.
   * @param answered the account whose comment is answered, which a row of the reply will name
   * @throws progressUpdateNotFound, seasonClosed, talkClosed, notSignedIn, accountSuspended
   */
  async holdOpen(
    manager: EntityManager,
    reportId: number,
    userId: number,
    answered?: number | null,
  ): Promise<ProgressUpdate> {
    const { participant } = await this.reports.findPublic(reportId, manager);
    await this.seasons.holdOpen(manager, participant!.season);
    await holdAccounts(manager, userId, answered ?? userId);
    const lock = { mode: 'pessimistic_read' } as const;
    await manager.findOne(ProgressUpdate, { select: { id: true }, where: { id: reportId }, lock });
    const { report, closedBy } = await this.talks.find(reportId, manager);
    if (closedBy !== null) throw talkClosed();
    return report;
  }
}

/** The writer is neither suspended nor deleted before the transaction ends, and the other does not go meanwhile. */
async function holdAccounts(manager: EntityManager, id: number, other: number): Promise<void> {
  const held = await manager.find(User, {
    where: { id: In([id, other]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_read' },
  });
  const account = held.find((one) => one.id === id);
  if (!account || account.deletedAt !== null) throw notSignedIn();
  assertNotSuspended(account);
}
