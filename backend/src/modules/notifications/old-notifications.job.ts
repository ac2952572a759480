import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { Notification } from './entities/notification.entity.js';

const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Deletes news of more than half a year ago, read or not. */
@Injectable()
export class OldNotificationsJob implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'old-notifications',
      work: async () => this.deleteAll(),
      everyMinute: {},
    });
  }

  async deleteAll(): Promise<void> {
    await this.notifications.delete({ createdAt: LessThan(new Date(Date.now() - KEPT_MS)) });
  }
}
