import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { pgPool } from '../common/pg-pool.js';
import { currentRequestId, withRequestId } from '../common/request-id.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { worksInBackground } from '../config/roles.js';
import { DueJobs } from './due-jobs.js';
import { LostJobs } from './lost-jobs.js';

// Names the lock that keeps two starting processes from making the queue's tables at once.
const START_LOCK = 7_305_130;
const LOCK_RETRY_MS = 50;
const LONGEST_JOB_SECONDS = 120;

/** Workers are told of what is due (see DueJobs): asking by themselves is for what was told to nobody. */
const POLL_SECONDS = 300;

/** A kind of job, made once at start. */
export interface JobKind<T extends object> {
  name: string;
  work: (data: T) => Promise<void>;
  /** How many jobs are worked on at once, the next ones when all of these are done; one after the other if not given. */
  together?: number;
  /** How many workers a process has for them, each of which goes on without waiting for the others: for jobs of which some are slow. */
  hands?: number;
  /** Runs `work` with this data at start and every minute as well. */
  everyMinute?: T;
  /** Nothing but the clock adds such jobs: they are found within seconds, and no process is woken by a notice of them. */
  byClockAlone?: boolean;
  /** How long such a job may take (s); two minutes if not given. */
  seconds?: number;
}

/** A second job with the same key is dropped while the first still waits. */
export interface JobOptions {
  key: string;
  /** Undefined for at once. */
  startAfter?: Date | undefined;
  /** Of the jobs of a queue that are due, those of the highest come first; 0 if not given. */
  priority?: number | undefined;
}

type Outcome = Omit<JobResult, 'id'>;

/** What the job's data hold besides. */
interface Signed {
  requestId?: string;
}

const ofThisRequest = (data: object): object & Signed => {
  const requestId = currentRequestId();
  return requestId === undefined ? data : { ...data, requestId };
};

/** Jobs that join the caller's transaction and survive any crash. */
@Injectable()
export class JobQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  private started: Promise<unknown> | undefined;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
    private readonly due: DueJobs,
    private readonly lost: LostJobs,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Makes the queue, which whoever adds a job needs, and begins to work on it where this process does such work. */
  async register<T extends object>({
    name,
    work,
    together = 1,
    hands = 1,
    everyMinute,
    byClockAlone = false,
    seconds = LONGEST_JOB_SECONDS,
  }: JobKind<T>): Promise<void> {
    await this.start();
    await this.boss.createQueue(name, {
      policy: 'short',
      retryLimit: 1_000_000,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: 10,
      expireInSeconds: LONGEST_JOB_SECONDS,
      notify: !byClockAlone,
    });
    // What pg-boss knows of the queue it would else ask in the first transaction that adds a job, on a second connection.
    await this.boss.insert(name, []);
    if (!worksInBackground(this.config)) return;
    // One that the version before has made.
    await this.boss.updateQueue(name, { notify: !byClockAlone });
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      batchSize: together,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    const begin = async (): Promise<string> => {
      const worker = await this.boss.work<T, void, typeof options>(name, options, async (jobs) => {
        const outcomes = await Promise.all(
          jobs.map(async ({ id, data }) => ({ id, ...(await this.runAs(id, name, work, data)) })),
        );
        // Notices of several come as one: who had a full hand looks for more at once.
        if (!byClockAlone && jobs.length === together) this.boss.notifyWorker(worker);
        return outcomes;
      });
      return worker;
    };
    this.due.watch(name, await Promise.all(Array.from({ length: hands }, begin)));
    if (!everyMinute) return;
    // Said of each job, as a queue that is there keeps what it was made with.
    const limit = { expireInSeconds: seconds };
    await this.boss.schedule(name, '* * * * *', everyMinute, limit);
    // What a killed process was working on would else wait until its heartbeat is missed.
    await this.boss.send(name, everyMinute, { singletonKey: 'start', ...limit });
    this.due.lookSoon();
  }

  /** Has what a version before did under this name done no more: its jobs would be added for ever, and wait. One of its processes that starts later makes it anew. */
  async retire(name: string): Promise<void> {
    await this.start();
    if (!worksInBackground(this.config)) return;
    await this.boss.unschedule(name);
    await this.boss.deleteQueue(name);
  }

  /** Adds a job that exists if, and only if, the transaction commits. */
  async add(manager: EntityManager, name: string, data: object, options: JobOptions): Promise<void> {
    await this.addAll(manager, name, [{ data, ...options }]);
  }

  /** Several at once. */
  async addAll(
    manager: EntityManager,
    name: string,
    jobs: readonly (JobOptions & { data: object })[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const db = { executeSql: async (text: string, values?: unknown[]) => rowsOf(manager, text, values) };
    const inserts = jobs.map(({ data, key, startAfter, priority = 0 }) => ({
      data: ofThisRequest(data),
      singletonKey: key,
      priority,
      ...(startAfter && { startAfter }),
    }));
    await this.boss.insert(name, inserts, { db });
  }

  /** Takes jobs away, also those that are done and kept for a while, whose data hold this. */
  async forget(manager: EntityManager, name: string, data: object): Promise<void> {
    await manager.query('DELETE FROM pgboss.job WHERE name = $1 AND data @> $2', [name, data]);
  }

  /** Throws while no queue is being worked on. */
  async assertRunning(): Promise<void> {
    if (!this.started) throw new Error('not started');
    await this.started;
  }

  /** Before the connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.due.stop();
    this.lost.stop();
    if (this.started) await this.boss.stop({ graceful: true, timeout: 5_000 });
  }

  /** In the log the job is part of the request that added it, or of itself. */
  private runAs<T extends object>(
    id: string,
    name: string,
    work: JobKind<T>['work'],
    job: T,
  ): Promise<Outcome> {
    const { requestId = id, ...data } = job as T & Signed;
    return withRequestId(requestId, async () => this.run(name, work, data as unknown as T));
  }

  /** A failed job is tried again by pg-boss, which tells nobody why. */
  private async run<T extends object>(name: string, work: JobKind<T>['work'], data: T): Promise<Outcome> {
    try {
      await work(data);
      this.logger.debug({ name }, 'A job is done');
      return { status: 'completed' };
    } catch (error) {
      this.logger.warn({ err: error, name, data: numbersOf(data) }, 'A job failed and will be tried again');
      this.due.lookSoon();
      return { status: 'failed', output: { message: String(error) } };
    }
  }

  private start(): Promise<unknown> {
    this.started ??= this.startAlone();
    return this.started;
  }

  /** One process after the other: pg-boss makes its tables at the first start, and two at once would be in each other's way. */
  private async startAlone(): Promise<void> {
    const client = await pgPool(this.dataSource).connect();
    // The query fails by it as well; a connection that is lost with nobody listening would end the process.
    const ignore = () => undefined;
    client.on('error', ignore);
    try {
      while (!(await tryLock(client))) await delay(LOCK_RETRY_MS);
      await this.boss.start();
      if (worksInBackground(this.config)) this.lost.start();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
      client.off('error', ignore).release();
    }
  }
}

/** Ids, by which a job can be found; its texts may be somebody's address. */
const numbersOf = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'number'));

async function rowsOf(
  manager: EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const result: unknown = await manager.query(text, values);
  return { rows: Array.isArray(result) ? result : [] };
}

/** Asks again rather than waits: a query that waits for long is ended. */
async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    START_LOCK,
  ]);
  return rows[0]!.taken;
}
