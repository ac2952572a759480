import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Raw, Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { JobQueue } from '../../queue/job-queue.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { jobOfMail } from './job-of-mail.js';
import { LetterReviews } from './letter-reviews.service.js';
import { writeLetter } from './letter.js';
import { OUTBOX_JOB } from './mail.service.js';
import { TOKEN_KINDS } from './mail.types.js';
import { type Refusal, SEND_TIMEOUT_MS, SmtpSender } from './smtp-sender.js';

/** After an attempt that never ended, another one begins. */
const LEASE_SECONDS = SEND_TIMEOUT_MS / 1_000 + 15;

/** About a day: pauses grow fourfold from two seconds on, up to an hour. */
const MAX_ATTEMPTS = 30;
const MAX_PAUSE_SECONDS = 3_600;

const SENT_TOGETHER = 4;

/** Sends what is in the outbox. A row is claimed for as long as an attempt may last, so no connection waits for a mail server. */
@Injectable()
export class OutboxJob implements OnApplicationBootstrap {
  private readonly logger = new Logger(OutboxJob.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @InjectRepository(OutboxMail) private readonly outbox: Repository<OutboxMail>,
    private readonly jobs: JobQueue,
    private readonly sender: SmtpSender,
    private readonly reviews: LetterReviews,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.mail) return;
    await this.jobs.register<{ id: number }>({
      name: OUTBOX_JOB,
      work: ({ id }) => this.send(id),
      together: SENT_TOGETHER,
    });
  }

  /** One attempt; what comes of it stands in the row. */
  async send(id: number): Promise<void> {
    const isClaimed = await this.claim(id);
    const mail = await this.outbox.findOneBy({ id });
    if (!mail || mail.sentAt || mail.failedAt) return;
    if (!isClaimed) return this.tryAt(mail, mail.nextTryAt);
    const letter = await this.reviews.ask(mail);
    // What it would tell of is over: it is nobody's to read, nor anybody's to send again.
    if (!letter) return void (await this.outbox.delete(id));
    const refusal = await this.sender.deliver(writeLetter(letter, this.config));
    if (refusal) return this.keepRefusal(mail, refusal);
    await this.outbox.update(id, { sentAt: () => 'now()', failure: null, params: {} });
  }

  /** One of several processes, and only when it is time. */
  private async claim(id: number): Promise<boolean> {
    const { affected } = await this.outbox.update(
      { id, sentAt: IsNull(), failedAt: IsNull(), nextTryAt: Raw((time) => `${time} <= now()`) },
      // By the clock by which others ask whether it has ended.
      { attempts: () => 'attempts + 1', nextTryAt: () => `now() + interval '${LEASE_SECONDS} seconds'` },
    );
    return affected === 1;
  }

  private async keepRefusal(mail: OutboxMail, { reason, final }: Refusal): Promise<void> {
    const { id, kind, attempts } = mail;
    const isOver = final || attempts >= MAX_ATTEMPTS;
    this.logger.warn({ id, kind, attempts, reason, isOver }, 'A mail was not taken');
    if (!isOver) return this.tryAt(mail, inSeconds(pauseAfter(attempts)), reason);
    await this.outbox.update(id, {
      failedAt: () => 'now()',
      failure: reason,
      ...(TOKEN_KINDS.has(kind) && { params: {} }),
    });
  }

  private async tryAt(mail: OutboxMail, nextTryAt: Date, failure?: string): Promise<void> {
    await this.outbox.manager.transaction(async (manager) => {
      if (failure) await manager.update(OutboxMail, mail.id, { nextTryAt, failure });
      await this.jobs.addAll(manager, OUTBOX_JOB, [{ ...jobOfMail(mail), startAfter: nextTryAt }]);
    });
  }
}

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);

/** In seconds. */
const pauseAfter = (attempts: number): number => Math.min(MAX_PAUSE_SECONDS, 2 * 4 ** (attempts - 1));
