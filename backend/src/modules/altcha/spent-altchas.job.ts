import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { SpentAltcha } from './entities/spent-altcha.entity.js';

/** Few enough to hold nothing up. */
const BATCH = 1000;

/** An hour more than a solution counts, as clocks of processes differ. */
const DELETE = `
  WITH gone AS (
    DELETE FROM spent_altchas WHERE nonce IN (
      SELECT nonce FROM spent_altchas WHERE expires_at < now() - interval '1 hour' ORDER BY expires_at LIMIT $1
    ) RETURNING 1
  ) SELECT count(*)::integer AS count FROM gone`;

/** Forgets challenges that no longer count in any case. */
@Injectable()
export class SpentAltchasJob implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(SpentAltcha) private readonly spent: Repository<SpentAltcha>,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'spent-altchas',
      work: async () => this.forget(),
      everyMinute: {},
    });
  }

  async forget(): Promise<void> {
    for (let count = BATCH; count === BATCH;)
      [{ count }] = await this.spent.query<[{ count: number }]>(DELETE, [BATCH]);
  }
}
