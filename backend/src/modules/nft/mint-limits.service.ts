import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notReplacedSql } from '../../chain/operator/transaction-states.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';
import { BadgeContracts } from './badge-contracts.js';
import type { BadgeMintsDto, BadgesWithoutContractDto } from './dto/badge-mints.dto.js';
import { BadgeMint } from './entities/badge-mint.entity.js';
import { BADGE_WAITS, type NftBadge } from './entities/nft-badge.entity.js';
import { MintMailbox } from './mint-mailbox.js';

/** Accounts come and go, and a mailbox stays: it gets no more badges than this a day. */
const MOST_OF_A_MAILBOX = 3;

/** Days are those of UTC, by the database's clock, which all processes share. */
const DAY_BEGAN = `date_trunc('day', now(), 'UTC')`;

/** Nothing needs what was signed on earlier days, nor for whom. */
const EARLIER_DAYS: readonly Sweep[] = [
  {
    name: 'badge_mints',
    table: 'badge_mints',
    due: `signed_at < ${DAY_BEGAN}`,
    by: 'signed_at',
    isPromised: true,
  },
];

const SIGNED_TODAY = `
  SELECT count(*)::integer AS "signedToday", (count(*) FILTER (WHERE mailbox = $1))::integer AS "ofMailbox"
  FROM badge_mints WHERE signed_at >= ${DAY_BEGAN}`;

/** Asked for, and nothing signed for them that is on its way; by the index of those. */
const WAITING = `
  SELECT count(*)::integer AS waiting FROM nft_badges badge
  WHERE ${BADGE_WAITS} AND 0 = (
    SELECT count(*) FROM operator_transactions sent
    WHERE sent.intent = 'badge-mint:' || badge.mint_contract || ':' || badge.id AND ${notReplacedSql('sent.')})`;

/** Asked for, and not decided on which contract; by the index of those that wait. */
const UNDECIDED = `
  SELECT season, count(*)::integer AS waiting FROM nft_badges
  WHERE ${BADGE_WAITS} AND mint_contract IS NULL GROUP BY season ORDER BY season`;

/** How many mints are signed a day: each costs the operator, and nobody else. */
@Injectable()
export class MintLimits {
  private readonly maxADay: number;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailboxes: MintMailbox,
    private readonly housekeeping: Housekeeping,
    private readonly contracts: BadgeContracts,
    @Inject(APP_CONFIG) { maxMintsADay }: AppConfig,
  ) {
    this.maxADay = maxMintsADay;
    housekeeping.declare(EARLIER_DAYS);
  }

  /** Until the caller's transaction ends nobody else counts or signs a mint, of whichever key. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('badge-mints'))`);
  }

  /** Whether the day, and the mailbox of the badge's account, have room for one more; what has none waits for tomorrow. */
  async hasRoom(manager: EntityManager, { userId }: NftBadge): Promise<boolean> {
    const mark = await this.mailboxes.markOf(manager, userId);
    const { signedToday, ofMailbox } = await countSigned(manager, mark);
    return signedToday < this.maxADay && ofMailbox < MOST_OF_A_MAILBOX;
  }

  /** In the transaction that stores the mint, under the lock. */
  async count(manager: EntityManager, { userId }: NftBadge): Promise<void> {
    await manager.insert(BadgeMint, { mailbox: await this.mailboxes.markOf(manager, userId) });
  }

  /** How far the day is. */
  async standing(): Promise<BadgeMintsDto> {
    const { manager } = this.dataSource;
    const { signedToday } = await countSigned(manager, null);
    const [row]: { waiting: number }[] = await manager.query(WAITING);
    const undecided: BadgesWithoutContractDto[] = await manager.query(UNDECIDED);
    const withoutContract = undecided.filter(({ season }) => !this.contracts.current(season));
    return { signedToday, maxADay: this.maxADay, waiting: row!.waiting, withoutContract };
  }

  async forgetEarlierDays(): Promise<void> {
    await this.housekeeping.run(EARLIER_DAYS);
  }
}

async function countSigned(
  manager: EntityManager,
  mark: string | null,
): Promise<{ signedToday: number; ofMailbox: number }> {
  const [row]: { signedToday: number; ofMailbox: number }[] = await manager.query(SIGNED_TODAY, [mark]);
  return row!;
}
