import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';
import { JobQueue } from '../../queue/job-queue.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { jobOfMail } from './job-of-mail.js';
import { OUTBOX_JOB } from './mail.service.js';

const OLD: readonly Sweep[] = [
  {
    name: 'outbox',
    table: 'outbox',
    due: `created_at < now() - interval '30 days'`,
    by: 'created_at',
    isPromised: true,
  },
];

/** Longer ago than any job may be late. */
const OVERDUE_MS = 5 * 60 * 1_000;

const AT_ONCE = 500;

/** Forgets whom was written to after a month, and sends what lost its job, as after a long time without a mail server. */
@Injectable()
export class OutboxCareJob implements OnApplicationBootstrap {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @InjectRepository(OutboxMail) private readonly outbox: Repository<OutboxMail>,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('outbox-care', OLD, async () => this.care());
  }

  async care(): Promise<void> {
    await this.housekeeping.run(OLD);
    if (!this.config.mail) return;
    await this.outbox.manager.transaction(async (manager) => {
      const overdue = await manager.find(OutboxMail, {
        select: { id: true, kind: true },
        where: {
          sentAt: IsNull(),
          failedAt: IsNull(),
          nextTryAt: LessThan(new Date(Date.now() - OVERDUE_MS)),
        },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      await this.jobs.addAll(manager, OUTBOX_JOB, overdue.map(jobOfMail));
    });
  }
}
