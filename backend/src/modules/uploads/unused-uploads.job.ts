import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { Upload } from './entities/upload.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes pictures that neither an ad nor a report shows a day after they came. */
@Injectable()
export class UnusedUploadsJob implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({ name: 'unused-uploads', work: async () => this.deleteAll(), everyMinute: {} });
  }

  /** An ad or a report that begins to show one of them meanwhile wins: its count is looked at again under the row's lock. */
  async deleteAll(): Promise<void> {
    await this.uploads.delete({ uses: 0, createdAt: LessThan(new Date(Date.now() - DAY_MS)) });
  }
}
