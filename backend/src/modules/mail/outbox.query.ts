import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, LessThan, Not, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { MAX_ROWS } from '../../common/lists/list-page.js';
import { JobQueue } from '../../queue/job-queue.js';
import { AuditService } from '../audit/audit.service.js';
import type { ListOutboxDto, MailState } from './dto/list-outbox.dto.js';
import { isRepeatable, OutboxMailDto, type OutboxPageDto } from './dto/outbox-mail.dto.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { mailLinkForgotten, mailNotFailed, mailNotFound } from './mail.errors.js';
import { jobOfMail } from './job-of-mail.js';
import { MailService, OUTBOX_JOB } from './mail.service.js';

const IN_STATE: Record<MailState, FindOptionsWhere<OutboxMail>> = {
  waiting: { sentAt: IsNull(), failedAt: IsNull() },
  sent: { sentAt: Not(IsNull()) },
  failed: { failedAt: Not(IsNull()) },
};

/** Each is counted in its index, and no further than to the bound. */
const FIGURES = `
  SELECT (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL LIMIT $1) waiting) waiting,
    (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE failed_at IS NOT NULL LIMIT $1) failed) failed,
    (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE sent_at > now() - interval '1 day' LIMIT $1) sent) "sentLastDay"`;

type Figures = Pick<OutboxPageDto, 'waiting' | 'failed' | 'sentLastDay'>;

/** The administrator's view of the outbox. */
@Injectable()
export class OutboxQuery {
  constructor(
    @InjectRepository(OutboxMail) private readonly outbox: Repository<OutboxMail>,
    private readonly mail: MailService,
    private readonly jobs: JobQueue,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list({ state, limit, cursor }: ListOutboxDto): Promise<OutboxPageDto> {
    const found = await this.outbox.find({
      where: { ...(state && IN_STATE[state]), ...(cursor !== undefined && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const [figures] = await this.outbox.query<[Figures]>(FIGURES, [MAX_ROWS]);
    const items = found.slice(0, limit).map(OutboxMailDto.from);
    return {
      isMailConfigured: this.mail.isMailConfigured,
      countedTo: MAX_ROWS,
      ...figures,
      items,
      next: found.length > limit ? items.at(-1)!.id : null,
    };
  }

  /** Begins anew with a mail that was given up. @throws mailNotFound, mailNotFailed, mailLinkForgotten */
  retry(admin: SignedInUser, id: number): Promise<OutboxMailDto> {
    return this.outbox.manager.transaction(async (manager) => {
      const mail = await manager.findOne(OutboxMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!mail) throw mailNotFound();
      if (!mail.failedAt) throw mailNotFailed();
      if (!isRepeatable(mail)) throw mailLinkForgotten();
      Object.assign(mail, { failedAt: null, failure: null, attempts: 0, nextTryAt: new Date() });
      await this.jobs.addAll(manager, OUTBOX_JOB, [jobOfMail(mail)]);
      await this.audit.record(manager, admin, {
        action: 'mail.sent_again',
        subject: `mails/${id}`,
        details: { kind: mail.kind },
      });
      return OutboxMailDto.from(await manager.save(mail));
    });
  }
}
