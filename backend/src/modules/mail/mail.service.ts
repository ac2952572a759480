import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { placeholderText, patternOf, replacedTexts } from '../../common/replaced-texts.js';
import { JobQueue } from '../../queue/job-queue.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import type { Mail, MailKind } from './mail.types.js';
import { readUnsubscribeToken } from './unsubscribe-token.js';

/** Names the jobs that send what is in the outbox. */
export const OUTBOX_JOB = 'outbox';

/** Writes mail, within the transaction of what it tells of; a job sends it after the commit. */
@Injectable()
export class MailService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly jobs: JobQueue,
  ) {}

  /** Whether there is a server to send by. Without one nothing is written, and links go another way. */
  get isMailConfigured(): boolean {
    return this.config.mail !== undefined;
  }

  /** Whose mail of news carried it, or null where nobody signed it. */
  readerOf(unsubscribeToken: string): number | null {
    return readUnsubscribeToken(this.config.sessionSecret, unsubscribeToken);
  }

  /** Exists if, and only if, the transaction commits. False where no mail is sent, or one of this key was before. */
  async send<Kind extends MailKind>(manager: EntityManager, mail: Mail<Kind>): Promise<boolean> {
    if (!this.isMailConfigured) return false;
    const { to: recipient, language, kind, params, userId = null, key = null } = mail;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMail)
      .values({ recipient, language, kind, params: { ...params }, userId, key })
      .orIgnore()
      .returning('id')
      .execute();
    const [written] = inserted.raw as { id: number }[];
    if (!written) return false;
    await this.jobs.add(manager, OUTBOX_JOB, { id: written.id }, { key: String(written.id) });
    return true;
  }

  /** Whatever was or is to be written to an account or its address. */
  async forget(manager: EntityManager, { id, email }: { id: number; email: string }): Promise<void> {
    await manager.query('DELETE FROM outbox WHERE user_id = $1 OR lower(recipient) = lower($2)', [id, email]);
  }

  /** Puts a placeholder wherever one of these names stands in what others are still to be told. */
  async replace(manager: EntityManager, names: readonly string[], placeholder: string): Promise<void> {
    await manager.query(
      `UPDATE outbox SET params = ${replacedTexts('params', '$1', '$2')}
       WHERE (sent_at IS NULL AND failed_at IS NULL OR failed_at IS NOT NULL) AND params::text ~* $1`,
      [patternOf(names), placeholderText(placeholder)],
    );
  }
}
