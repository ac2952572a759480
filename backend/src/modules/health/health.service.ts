import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { chainName } from '../../chain/chains.js';
import { ledChains } from '../../chain/leader-reports.js';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { Remembered } from '../../common/remembered.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { worksInBackground } from '../../config/roles.js';
import { EventFeed } from '../../events/event-feed.service.js';
import { JobQueue } from '../../queue/job-queue.js';
import { AlarmDto } from '../alarms/dto/alarm.dto.js';
import { OpenAlarmsQuery } from '../alarms/open-alarms.query.js';
import { type ChainCondition, warningsOf } from './chain-condition.js';
import { ChainConditions } from './chain-conditions.service.js';
import type { HealthDto } from './dto/health.dto.js';
import { notReady } from './health.errors.js';
import { HealthWarnings } from './health-warnings.js';
import { problemOf } from './problem-of.js';

/** Alarms that are told one by one. */
const TOLD_ALARMS = 20;

/** Anyone may ask (ms). */
const FRESH_MS = 500;

/** Asks every part whether it works. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);
  private readonly openAlarms: Remembered<Awaited<ReturnType<OpenAlarmsQuery['find']>>>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly conditions: ChainConditions,
    private readonly jobs: JobQueue,
    private readonly feed: EventFeed,
    private readonly told: HealthWarnings,
    alarms: OpenAlarmsQuery,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.openAlarms = new Remembered(async () => alarms.find(TOLD_ALARMS), FRESH_MS);
  }

  /** @throws notReady */
  async check(): Promise<HealthDto> {
    const [database, queue, chains] = await Promise.all([
      problemOf(this.logger, 'database', async () => this.dataSource.query('SELECT 1')),
      problemOf(this.logger, 'queue', async () => this.assertWorkedOn()),
      this.conditions.all(),
    ]);
    const [home, ...others] = chains;
    const problems = [database, ...problemsOf(home!), queue].filter((problem) => problem !== undefined);
    if (problems.length > 0) throw notReady({ problems: problems.join('; ') });
    const { newest, more } = await this.openAlarms.get();
    return {
      status: 'ok',
      warnings: [
        ...chains.flatMap(warningsOf),
        ...others.flatMap(paymentWarningsOf),
        ...(await this.ownWarnings()),
      ],
      alarms: newest.map(AlarmDto.from),
      moreAlarms: more,
      chains: chains.map(({ health }) => health),
    };
  }

  /** Where this process only serves, another one has to do the work: it leads a chain. */
  private async assertWorkedOn(): Promise<void> {
    await this.jobs.assertRunning();
    if (worksInBackground(this.config)) return;
    const led = await ledChains(this.dataSource.manager);
    if (led.size === 0) throw new Error('no worker is there');
  }

  private async ownWarnings(): Promise<string[]> {
    const feed = this.feed.isDeaf ? ['open pages are not told of changes at the moment'] : [];
    return [...feed, ...(await this.told.all())];
  }
}

/** Without the home chain the site is not whole. */
const problemsOf = ({ health, paymentsProblem }: ChainCondition): (string | undefined)[] => [
  health.head === null ? `chain (${chainUnavailable().message})` : undefined,
  paymentsProblem,
];

/** A further chain is a further way to pay: the site is whole without it. */
const paymentWarningsOf = ({ health, paymentsProblem }: ChainCondition): string[] =>
  paymentsProblem ? [`${chainName(health.chainId)}: ${paymentsProblem}`] : [];
