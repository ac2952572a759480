import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { setTimeouts } from '../../../config/database-settings.js';
import { VoteTree } from '../entities/vote-tree.entity.js';
import type { MadeTree } from './make-tree.js';
import type { TreeOrder } from './vote-tree.worker.js';

/** As {@link MadeTree}; it differs where it does not lead to the root that was fixed: votes were changed since. */
export type Outcome = MadeTree | 'differs';

const FILE = join(import.meta.dirname, `vote-tree.worker${extname(import.meta.filename)}`);

/** What the thread itself holds lies outside of this: the leaves' hashes, 32 bytes each. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Beyond the longest statement: then the database no longer answers. */
const PATIENCE_MS = 1_000;

/** A tree that differs stays so until somebody mends its votes. */
const AGAIN_AFTER_MS = 60 * 60 * 1000;

/** Makes the trees of months, one after the other, in a thread beside this one. */
@Injectable()
export class VoteTrees implements OnModuleDestroy {
  private readonly logger = new Logger(VoteTrees.name);
  private readonly ordered = new Map<CalendarMonth, Promise<Outcome>>();
  /** When trees that differed may be made again. */
  private readonly again = new Map<CalendarMonth, number>();
  private isEnding = false;
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Before the queue waits for its jobs: whoever comes next goes on where this one ends. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.worker?.terminate();
  }

  /** Many who ask at once wait for the same making, and that for the ones before it. */
  make(month: CalendarMonth): Promise<Outcome> {
    let making = this.ordered.get(month);
    if (!making) {
      making = this.last.then(() => this.run(month)).finally(() => this.ordered.delete(month));
      this.ordered.set(month, making);
      this.last = making.catch(() => undefined);
    }
    return making;
  }

  /** As {@link make}; what goes wrong is told in the log. */
  async tryToMake(month: CalendarMonth): Promise<Outcome | undefined> {
    try {
      return await this.make(month);
    } catch (error) {
      this.logger.error({ month, err: error as Error }, 'The tree of a month of votes could not be made');
      return undefined;
    }
  }

  /** Those of fixed months that have none: of the time before there were any. */
  async makeMissing(): Promise<void> {
    const rows: { month: CalendarMonth }[] = await this.dataSource.query(
      `SELECT month FROM vote_months fixed
       WHERE NOT EXISTS (SELECT FROM vote_trees tree WHERE tree.month = fixed.month AND tree.root = fixed.root)
       ORDER BY month DESC`,
    );
    for (const { month } of rows) await this.tryToMake(month);
  }

  private async run(month: CalendarMonth): Promise<Outcome> {
    if (this.isEnding) throw new Error('The process is ending');
    if (Date.now() < (this.again.get(month) ?? 0)) return 'differs';
    const made = await this.runThread(month);
    return made === 'made' && (await this.forgetWrong(month)) ? 'differs' : made;
  }

  /** Takes the tree away unless it leads to what was fixed; receipts and files are given of no other one. */
  private async forgetWrong(month: CalendarMonth): Promise<boolean> {
    const [wrong] = await this.dataSource.query<{ root: string; made: string }[]>(
      `SELECT fixed.root, tree.root AS made FROM vote_trees tree JOIN vote_months fixed ON fixed.month = tree.month
       WHERE tree.month = $1 AND tree.root <> fixed.root`,
      [month],
    );
    if (!wrong) return false;
    this.logger.error({ month, ...wrong }, 'The votes of a month no longer lead to the root that was fixed');
    const nothing = { root: null, leaves: null, bytes: null, isOutdated: true, differs: true };
    await this.dataSource.manager.update(VoteTree, { month, root: wrong.made }, nothing);
    this.again.set(month, Date.now() + AGAIN_AFTER_MS);
    return true;
  }

  private async runThread(month: CalendarMonth): Promise<MadeTree> {
    const { databaseUrl, databaseTimeouts } = this.config;
    const settings = setTimeouts(databaseTimeouts);
    const { statementMs } = databaseTimeouts;
    const answerMs = statementMs === 0 ? 0 : statementMs + PATIENCE_MS;
    const order: TreeOrder = { month, databaseUrl, settings, answerMs };
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
