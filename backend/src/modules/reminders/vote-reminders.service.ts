import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LetterReviews, type WaitingLetter } from '../mail/letter-reviews.service.js';
import { MailService } from '../mail/mail.service.js';
import type { MailParams } from '../mail/mail.types.js';
import { PushReviews } from '../push/push-reviews.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { findReaders, nextReminded, type Reader } from './reminded-accounts.query.js';
import { letterOf, noticeOf } from './reminder-letter.js';
import { deadlineSoon, type VoteDeadline } from './vote-deadline.query.js';
import { type LeftVote, VotesLeft } from '../votes/votes-left.query.js';

/** With another end of the month's voting it begins anew, for whoever was not reminded. */
const BEGIN = `
  INSERT INTO reminder_rounds AS round (month, ends_at) VALUES ($1, $2)
  ON CONFLICT (month) DO UPDATE SET ends_at = excluded.ends_at, above = 0, finished_at = NULL
  WHERE round.ends_at IS DISTINCT FROM excluded.ends_at`;

const HOLD = 'SELECT above FROM reminder_rounds WHERE month = $1 AND finished_at IS NULL FOR UPDATE';

const GO_ON = `
  UPDATE reminder_rounds SET above = coalesce($2::integer, above), finished_at = CASE WHEN $2::integer IS NULL THEN now() END
  WHERE month = $1`;

/** Only those who were not reminded of this month yet. */
const MARK = `
  INSERT INTO vote_reminders (user_id, month) SELECT id, $2 FROM unnest($1::integer[]) AS reader (id)
  ON CONFLICT DO NOTHING RETURNING user_id AS id`;

/** Reminds accounts, once a month and not before its last days, of the votes that they have left for those whom they follow. */
@Injectable()
export class VoteReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly left: VotesLeft,
    private readonly notifications: NotificationsService,
    private readonly mail: MailService,
    private readonly reviews: LetterReviews,
    private readonly pushes: PushReviews,
  ) {}

  onModuleInit(): void {
    this.reviews.register('vote_reminder', async (reader) => this.review(reader));
    this.pushes.register('vote_reminder', async ({ userId }) => (await this.leftOf(userId)) !== undefined);
  }

  /** @param mayGoOn asked before each slice: what is left is done by the next run, in any process */
  async remindDue(mayGoOn: () => boolean = () => true): Promise<void> {
    const deadline = await deadlineSoon(this.dataSource.manager);
    if (!deadline || (await this.isFinished(deadline))) return;
    let isOver = false;
    while (!isOver && mayGoOn())
      isOver = await this.dataSource.transaction((manager) => this.remindSlice(manager));
  }

  private async isFinished({ month, endsAt }: VoteDeadline): Promise<boolean> {
    const rows = await this.dataSource.query<object[]>(
      'SELECT FROM reminder_rounds WHERE month = $1 AND ends_at = $2 AND finished_at IS NOT NULL',
      [month, endsAt],
    );
    return rows.length > 0;
  }

  /** Under the lock of the month's row, from where the slice before ended: two processes do one after the other. @returns whether all were looked at */
  private async remindSlice(manager: EntityManager): Promise<boolean> {
    // An end may pass, or be moved, between two slices.
    const deadline = await deadlineSoon(manager);
    if (!deadline) return true;
    const { month, endsAt } = deadline;
    await manager.query(BEGIN, [month, endsAt]);
    const [round] = await manager.query<{ above: number }[]>(HOLD, [month]);
    if (!round) return true;
    const { readers, last } = await nextReminded(manager, this.mail.isMailConfigured, round.above);
    await this.remind(manager, readers, deadline);
    await manager.query(GO_ON, [month, last ?? null]);
    return last === undefined;
  }

  private async remind(
    manager: EntityManager,
    readers: readonly Reader[],
    deadline: VoteDeadline,
  ): Promise<void> {
    const { month } = deadline;
    const left = await this.left.of(manager, readers, deadline);
    const marked = await manager.query<{ id: number }[]>(MARK, [[...left.keys()], month]);
    const ids = new Set(marked.map(({ id }) => id));
    const reminded = readers.filter(({ id }) => ids.has(id));
    const source = `vote-reminder/${month}`;
    await this.notifications.sendAll(
      manager,
      reminded.map(({ id: userId }) => {
        const params = noticeOf(left.get(userId)!, deadline);
        return { userId, kind: 'vote_reminder' as const, params, source };
      }),
    );
    for (const reader of reminded) await this.write(manager, reader, left.get(reader.id)!, deadline);
  }

  private async write(
    manager: EntityManager,
    reader: Reader,
    left: readonly LeftVote[],
    deadline: VoteDeadline,
  ): Promise<void> {
    const { id: userId, email: to, language } = reader;
    const params = letterOf(reader, left, deadline);
    const key = `vote-reminder/${deadline.month}/${userId}`;
    await this.mail.send(manager, { to, language, kind: 'vote_reminder', params, userId, key });
  }

  /** What the letter says as it is sent: of the votes that are left by then, if any are and the month has not ended. */
  private async review({ userId, to }: WaitingLetter): Promise<MailParams['vote_reminder'] | null> {
    const [reader] = await findReaders(this.dataSource.manager, [userId], 'reminders');
    const found = await this.leftOf(userId);
    return found && reader?.email === to ? letterOf(reader, found.left, found.deadline) : null;
  }

  /** Undefined where none are, the month has ended or the account wants no reminders or may not be written to. */
  private async leftOf(userId: number): Promise<{ left: LeftVote[]; deadline: VoteDeadline } | undefined> {
    const { manager } = this.dataSource;
    const deadline = await deadlineSoon(manager);
    const readers = await findReaders(manager, [userId], 'reminders', this.mail.isMailConfigured);
    const left = deadline && (await this.left.of(manager, readers, deadline)).get(userId);
    return left && { left, deadline };
  }
}
