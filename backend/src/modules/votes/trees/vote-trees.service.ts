import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { setTimeouts } from '../../../common/set-timeouts.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { MadeTree } from './make-tree.js';
import type { TreeOrder } from './vote-tree.worker.js';

const FILE = join(import.meta.dirname, `vote-tree.worker${extname(import.meta.filename)}`);

/** What the thread itself holds lies outside of this: the leaves' hashes, 32 bytes each. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Makes the trees of months, one after the other, in a thread beside this one. */
@Injectable()
export class VoteTrees implements OnModuleDestroy {
  private readonly logger = new Logger(VoteTrees.name);
  private readonly ordered = new Map<CalendarMonth, Promise<MadeTree>>();
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Before the queue waits for its jobs: whoever comes next goes on where this one ends. */
  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  /** Many who ask at once wait for the same making. */
  make(month: CalendarMonth): Promise<MadeTree> {
    let making = this.ordered.get(month);
    if (!making) {
      making = this.last.then(() => this.run(month)).finally(() => this.ordered.delete(month));
      this.ordered.set(month, making);
      this.last = making.catch(() => undefined);
    }
    return making;
  }

  /** Those of fixed months that have none: of the time before there were any. */
  async makeMissing(): Promise<void> {
    const rows: { month: CalendarMonth }[] = await this.dataSource.query(
      `SELECT month FROM vote_months fixed
       WHERE NOT EXISTS (SELECT FROM vote_trees tree WHERE tree.month = fixed.month AND tree.root IS NOT NULL)
       ORDER BY month DESC`,
    );
    for (const { month } of rows) await this.make(month);
  }

  private async run(month: CalendarMonth): Promise<MadeTree> {
    const { databaseUrl, databaseTimeouts } = this.config;
    const order: TreeOrder = { month, databaseUrl, settings: setTimeouts(databaseTimeouts) };
    const began = performance.now();
    const worker = new Worker(FILE, { workerData: order, resourceLimits: LIMITS, execArgv: [] });
    this.worker = worker;
    // Whoever waits for its answer hears of it as well; an error that comes after that would end the process.
    worker.on('error', () => undefined);
    try {
      const [made] = (await Promise.race([once(worker, 'message'), endOf(worker)])) as [MadeTree];
      this.logger.log(
        { month, made, ms: Math.round(performance.now() - began) },
        'The thread for a tree of votes ended',
      );
      return made;
    } finally {
      await worker.terminate();
      this.worker = undefined;
    }
  }
}

/** It ends with an answer or not at all. */
async function endOf(worker: Worker): Promise<never> {
  const [code] = (await once(worker, 'exit')) as [number];
  throw new Error(`The thread for a tree of votes ended with ${code}`);
}
