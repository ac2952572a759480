import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { LOCAL_CHAIN_ID } from '../../chain/chains.js';
import { monthOf } from '../../common/calendar-month.js';
import { Ad } from '../../modules/ads/entities/ad.entity.js';
import { UsersService } from '../../modules/auth/users.service.js';
import { VoteReminder } from '../../modules/reminders/entities/vote-reminder.entity.js';
import { Setting } from '../../modules/settings/entities/setting.entity.js';
import { daysAgo } from './days.js';
import { createAccounts } from './demo-accounts.js';
import { DEMO_ADS, type DemoAd } from './demo-ads.js';
import { fillChallenge } from './demo-challenge.js';
import { DemoEarlierSeason } from './demo-earlier-season.js';
import { DemoPayments } from './demo-payments.js';
import { DemoSeason } from './demo-season.js';
import { DemoSeasonLife } from './demo-season-life.js';
import { fillAdCounts } from './fill-ad-counts.js';
import { fillVoters } from './fill-voters.js';

/** Ids of demo ads that still have to be paid, kept until they are: a crash in between loses none. */
const UNPAID_KEY = 'demoUnpaidAds';

/** As the setting says unless it is changed (`adRunDays`). */
const RUN_DAYS = 30;

// Names the lock that keeps two starting processes from both seeding.
const SEED_LOCK = 7_305_112;

/** Fills an empty database with accounts, ads and a season worth looking at. */
@Injectable()
export class DemoSeed {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly users: UsersService,
    private readonly payments: DemoPayments,
    private readonly life: DemoSeasonLife,
    private readonly earlier: DemoEarlierSeason,
  ) {}

  /** @param season the one that runs; before a second one there was a first, which is closed */
  async run(season = new DemoSeason()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      if ((await manager.count(Ad)) === 0 && !(await manager.existsBy(Setting, { key: UNPAID_KEY })))
        await this.fill(manager, season);
    });
    await this.payWhatIsDue();
  }

  private async fill(manager: EntityManager, season: DemoSeason): Promise<void> {
    const accounts = await createAccounts(manager, this.users, season);
    const userIds = new Map([...accounts, ...(await fillVoters(manager, season))]);
    // Nobody is there to be reminded of a vote either, should the month end in three days.
    const month = monthOf(new Date());
    await manager.insert(
      VoteReminder,
      [...userIds.values()].map((userId) => ({ userId, month })),
    );
    const ads = await manager.save(
      DEMO_ADS.map((ad) => manager.create(Ad, toAd(ad, userIds.get(ad.owner)!))),
    );
    await fillAdCounts(manager, ads);
    const unpaid = ads.filter((_, index) => DEMO_ADS[index]!.paid).map(({ id }) => id);
    const description = 'Demo ads that wait to be paid';
    await manager.insert(Setting, { key: UNPAID_KEY, value: unpaid.join(','), description });
    if (season.number > 1) await this.earlier.fill(manager, season, userIds);
    await this.life.fill(manager, await fillChallenge(manager, season, userIds));
    this.logger.log(`Demo data: ${userIds.size} accounts, ${ads.length} ads`);
  }

  private async payWhatIsDue(): Promise<void> {
    const setting = await this.dataSource.manager.findOneBy(Setting, { key: UNPAID_KEY });
    if (!setting?.value || this.chains.home.chainId !== LOCAL_CHAIN_ID) return;
    await this.payments.payFor(setting.value.split(',').map(Number));
    await this.dataSource.manager.update(Setting, { key: UNPAID_KEY }, { value: '' });
  }
}

function toAd(ad: DemoAd, userId: number): Partial<Ad> {
  const { title, description, category, callToAction, status, reason = null, picture, daysAgo: age } = ad;
  return {
    title,
    description,
    category,
    callToAction,
    status,
    reason,
    userId,
    imageUrl: picture && `/demo/${picture}.svg`,
    destinationUrl: callToAction && `https://example.org/${picture}`,
    createdAt: daysAgo(age),
    ...(status === 'approved' && runOf(age)),
  };
}

/** Approved a day after it was submitted; what the site knows of runs begins three weeks ago, so that none is over yet. */
function runOf(age: number): Partial<Ad> {
  const begun = Math.min(age - 1, 21);
  return {
    ...{ runDays: RUN_DAYS, approvedAt: daysAgo(age - 1) },
    ...{ runningSince: daysAgo(begun), runEndsAt: daysAgo(begun - RUN_DAYS) },
  };
}
