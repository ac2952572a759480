import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publicName } from '../auth/public-name.js';
import { LetterReviews } from '../mail/letter-reviews.service.js';
import { MailService } from '../mail/mail.service.js';
import type { MailParams } from '../mail/mail.types.js';
import { nextDigest } from '../notifications/preferences/next-digest.query.js';
import { type DigestPeriod, newReports } from './new-reports.query.js';
import { findReaders, type Reader } from './reminded-accounts.query.js';

const DIGESTS_AT_ONCE = 100;

/** Other processes take others; whoever takes them sets when the next one is in the same transaction. */
const TAKE = `
  WITH due AS (
    SELECT user_id, digest_from, digest_due_at FROM notification_preferences
    WHERE digest_due_at <= now() ORDER BY digest_due_at LIMIT ${DIGESTS_AT_ONCE} FOR UPDATE SKIP LOCKED
  )
  UPDATE notification_preferences preference SET digest_due_at = ${nextDigest('now()')},
    digest_from = greatest(due.digest_from, now() - interval '1 minute')
  FROM due WHERE preference.user_id = due.user_id
  RETURNING due.user_id AS "userId", due.digest_from AS "from", preference.digest_from AS "to"`;

/** Writes those who chose so once a week what is new of whom they follow; nothing where nothing is. */
@Injectable()
export class WeeklyDigests implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly reviews: LetterReviews,
  ) {}

  onModuleInit(): void {
    this.reviews.register('weekly_digest', async ({ userId, to }, params) => {
      const [reader] = await findReaders(this.dataSource.manager, [userId], 'digest');
      return reader?.email === to ? params : null;
    });
  }

  /** @param mayGoOn asked before each batch: what is left is done by the next run, in any process */
  async writeDue(mayGoOn: () => boolean = () => true): Promise<void> {
    let taken = DIGESTS_AT_ONCE;
    while (taken === DIGESTS_AT_ONCE && mayGoOn())
      taken = await this.dataSource.transaction((manager) => this.writeBatch(manager));
  }

  /** @returns how many were due */
  private async writeBatch(manager: EntityManager): Promise<number> {
    const [periods] = await manager.query<[DigestPeriod[], number]>(TAKE);
    const news = await newReports(manager, periods);
    const until = new Map(periods.map(({ userId, to }) => [userId, to]));
    for (const reader of await findReaders(manager, [...news.keys()], 'digest'))
      await this.write(manager, reader, until.get(reader.id)!, news.get(reader.id)!);
    return periods.length;
  }

  private async write(
    manager: EntityManager,
    reader: Reader,
    until: Date,
    told: Omit<MailParams['weekly_digest'], 'name'>,
  ): Promise<void> {
    const { id: userId, email: to, language } = reader;
    const params = { name: publicName(reader), ...told };
    const key = `digest/${userId}/${until.toISOString()}`;
    await this.mail.send(manager, { to, language, kind: 'weekly_digest', params, userId, key });
  }
}
