import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { JobQueue } from '../../queue/job-queue.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { jobOfMail } from './job-of-mail.js';
import type { Mail, MailKind } from './mail.types.js';
import { type NewsReader, readUnsubscribeToken } from './unsubscribe-token.js';

/** Names the jobs that send what is in the outbox. */
export const OUTBOX_JOB = 'outbox';

/** In one piece of news, or in those among several that a jsonpath finds; what was sent is not read again. */
const FORGET_NAME = `
  UPDATE outbox SET params = jsonb_set(params, '{news}', CASE jsonb_typeof(params->'news')
    WHEN 'array' THEN (
      SELECT jsonb_agg(CASE WHEN jsonb_path_exists(news, $1::jsonpath, $2::jsonb)
        THEN jsonb_set(news, '{values,name}', to_jsonb($3::text), false) ELSE news END ORDER BY place)
      FROM jsonb_array_elements(params->'news') WITH ORDINALITY AS each (news, place))
    ELSE jsonb_set(params->'news', '{values,name}', to_jsonb($3::text), false) END)
  WHERE kind IN ('news', 'news_digest', 'viewer_news', 'vote_reminder', 'weekly_digest') AND sent_at IS NULL AND jsonb_path_exists(params->'news', $1::jsonpath, $2::jsonb)`;

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
  readerOf(unsubscribeToken: string): NewsReader | null {
    return readUnsubscribeToken(this.config.sessionSecret, unsubscribeToken);
  }

  /** Exists if, and only if, the transaction commits. False where no mail is sent, or one of this key was before. */
  async send<Kind extends MailKind>(manager: EntityManager, mail: Mail<Kind>): Promise<boolean> {
    return (await this.write(manager, mail)) !== undefined;
  }

  /** The same for whoever has to know what becomes of it: its id in the outbox. */
  async write<Kind extends MailKind>(manager: EntityManager, mail: Mail<Kind>): Promise<number | undefined> {
    if (!this.isMailConfigured) return undefined;
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
    if (!written) return undefined;
    await this.jobs.addAll(manager, OUTBOX_JOB, [jobOfMail({ id: written.id, kind })]);
    return written.id;
  }

  /** Takes back what is still to be sent to an address. */
  async withdraw(manager: EntityManager, recipient: string, kind: MailKind): Promise<void> {
    await manager.query(
      'DELETE FROM outbox WHERE lower(recipient) = lower($1) AND kind = $2 AND sent_at IS NULL',
      [recipient, kind],
    );
  }

  /** Takes back what is still to be sent to an account. @param kept the address to which it may still go, if any does */
  async withdrawOf(
    manager: EntityManager,
    userId: number,
    kinds: readonly MailKind[],
    kept: string | null = null,
  ): Promise<void> {
    await manager.query(
      `DELETE FROM outbox WHERE user_id = $1 AND kind = ANY($2) AND sent_at IS NULL
         AND ($3::text IS NULL OR lower(recipient) <> lower($3))`,
      [userId, kinds, kept],
    );
  }

  /** Whatever was or is to be written to an account, or to the address that it has proved. */
  async forget(
    manager: EntityManager,
    { id, provedEmail }: { id: number; provedEmail: string | null },
  ): Promise<void> {
    await manager.query(
      'DELETE FROM outbox WHERE user_id = $1 OR (user_id IS NULL AND lower(recipient) = lower($2))',
      [id, provedEmail],
    );
  }

  /** Puts a placeholder for the name in what others are still to be told of these comments. */
  async forgetAuthor(manager: EntityManager, sources: readonly string[], placeholder: string): Promise<void> {
    await manager.query(FORGET_NAME, ['$[*] ? (@.source == $sources[*])', { sources }, placeholder]);
  }

  /** The same in what they are still to be told of a participant: whoever comments on one is another. */
  async forgetParticipant(manager: EntityManager, id: number, placeholder: string): Promise<void> {
    const page = `/participants/${id}`;
    const which =
      '$[*] ? (!(@.sentence like_regex "^(comment|commentOnReport|replyOnReport)$") && (@.path == $page || @.path starts with $part || @.path starts with $vote))';
    await manager.query(FORGET_NAME, [which, { page, part: `${page}#`, vote: `${page}?` }, placeholder]);
  }
}
