import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { UnnamedIds } from '../../chain/events/unnamed-ids.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { changesNothing, changingNothingIfRefused } from '../../common/harmless-requests.js';
import { insertWithId } from '../../common/insert-with-id.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { ToldChanges } from '../../events/told-changes.service.js';
import { User } from '../auth/entities/user.entity.js';
import type { AdFormat, PaymentStatus } from './ad.types.js';
import { mayManage, maySee } from './ad-access.js';
import { AdPictures } from './ad-pictures.js';
import { MAX_PENDING_ADS, adNotFound, notAdOwner, runOver, tooManyPendingAds } from './ads.errors.js';
import { AdStatusChanges } from './ad-status-changes.js';
import type { CreateAdDto } from './dto/create-ad.dto.js';
import type { CopyAdDto } from './dto/copy-ad.dto.js';
import type { UpdateAdDto } from './dto/update-ad.dto.js';
import { Ad } from './entities/ad.entity.js';
import { declarationOfNew, declarationOfEdit } from './own-project.js';
import { RunClock } from './runs/run-clock.service.js';
import { chosenStart } from './runs/run-start.js';
import { assertTextAd } from './text-ad.js';

/** What the payments module keeps on an ad. */
export interface AdPaymentState {
  adId: number;
  paymentStatus: PaymentStatus;
  transactionHash: string | null;
  paymentChainId: number | null;
}

/** Submits, edits and reads ads; the public list is in AdsQuery, decisions in ModerationService. */
@Injectable()
export class AdsService {
  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    private readonly pictures: AdPictures,
    private readonly statusChanges: AdStatusChanges,
    private readonly events: SiteEvents,
    private readonly ids: UnnamedIds,
    private readonly clock: RunClock,
    private readonly changes: ToldChanges,
  ) {}

  /** @throws ownProjectUndeclared, tooManyPendingAds, pictureNotAvailable, validationFailed, adsPaused */
  async create(user: SignedInUser, dto: CreateAdDto): Promise<Ad> {
    const { id: userId } = user;
    const notOwnProject = declarationOfNew(user, dto.notOwnProject);
    const startsAt = chosenStart(dto.startsAt);
    const created = this.ads.manager.transaction(async (manager) => {
      await this.assertRoomForPending(manager, userId);
      const format = await this.formatOf(manager, userId, null, dto);
      const id = await this.ids.next(manager, SPLITTER);
      const runDays = await this.clock.daysToSell(manager);
      await insertWithId(manager, Ad, { ...dto, id, format, userId, notOwnProject, startsAt, runDays });
      await this.announce(manager, id);
      return manager.findOneByOrFail(Ad, { id });
    });
    return changingNothingIfRefused(created);
  }

  /** A new ad like one that was. @throws adNotFound, notAdOwner, and what create throws */
  async copy(user: SignedInUser, id: number, declares: CopyAdDto): Promise<Ad> {
    const { title, description, category, imageUrl, format, ...ad } = await this.findOwned(user.id, id);
    return this.create(user, {
      title,
      description,
      category,
      imageUrl,
      format: format === 'text' ? format : null,
      destinationUrl: ad.destinationUrl,
      callToAction: ad.callToAction,
      notOwnProject: declares.notOwnProject,
    });
  }

  /** An edited ad returns to moderation, and its clock stands. @throws tooManyChanges, adNotFound, notAdOwner, runOver, and what create throws */
  async update(user: SignedInUser, id: number, dto: UpdateAdDto): Promise<Ad> {
    const { id: userId } = user;
    await this.changes.takePoint(userId);
    // Nobody else waits for the ad, or has others wait.
    await this.findOwned(userId, id);
    return this.ads.manager.transaction(async (manager) => {
      const ad = await this.lock(manager, id);
      if (ad.userId !== userId) throw notAdOwner();
      if (await this.clock.isOver(manager, ad)) throw runOver();
      const notOwnProject = declarationOfEdit(user, dto, ad);
      const startsAt = chosenStart(dto.startsAt, ad.startsAt);
      if (ad.status !== 'pending') await this.assertRoomForPending(manager, userId);
      const format = await this.formatOf(manager, userId, ad.imageUrl, { ...ad, ...dto });
      const revision = ad.revision + 1;
      await this.clock.stop(manager, id);
      const changes = { ...dto, format, notOwnProject, startsAt, revision };
      await manager.update(Ad, { id }, { ...changes, status: 'pending', reason: null });
      await this.pictures.letGo(manager, userId, ad.imageUrl);
      await this.announce(manager, id);
      const updated = await manager.findOneByOrFail(Ad, { id });
      if (ad.status !== 'pending') await this.statusChanges.publish(manager, [updated]);
      return manager.findOneByOrFail(Ad, { id });
    });
  }

  /** @throws tooManyChanges, adNotFound, notAdOwner */
  async recordPaymentMethod(userId: number, id: number, paymentMethod: string): Promise<Ad> {
    const ad = await this.findOwned(userId, id);
    if (ad.paymentMethod === paymentMethod) {
      changesNothing();
      return ad;
    }
    await this.changes.takePoint(userId);
    await this.ads.update({ id }, { paymentMethod });
    return { ...ad, paymentMethod };
  }

  findByUser(userId: number): Promise<Ad[]> {
    return this.ads.find({ where: { userId }, order: { id: 'DESC' } });
  }

  /** Rejected ads, and those of suspended accounts, exist for their owner and the admin only. @throws adNotFound */
  async findVisible(id: number, viewer: SignedInUser | undefined): Promise<Ad> {
    const ad = await this.ads.findOne({ where: { id }, relations: { user: true } });
    if (!ad || !maySee(ad, ad.user!, viewer)) throw adNotFound();
    return ad;
  }

  /** @throws adNotFound, notAdOwner */
  async findOwned(userId: number, id: number): Promise<Ad> {
    const ad = await this.ads.findOneBy({ id });
    if (!ad) throw adNotFound();
    if (ad.userId !== userId) throw notAdOwner();
    return ad;
  }

  /** For its owner and administrators. @throws adNotFound, notAdOwner */
  async findManaged(id: number, reader: SignedInUser): Promise<Ad> {
    const ad = await this.ads.findOneBy({ id });
    if (!ad) throw adNotFound();
    if (!mayManage(ad, reader)) throw notAdOwner();
    return ad;
  }

  /** The ad, locked until the transaction ends: every change of status or payment goes through here. @throws adNotFound */
  async lock(manager: EntityManager, id: number): Promise<Ad> {
    const ad = await this.lockIfExists(manager, id);
    if (!ad) throw adNotFound();
    return ad;
  }

  findIfExists(id: number): Promise<Ad | null> {
    return this.ads.findOneBy({ id });
  }

  lockIfExists(manager: EntityManager, id: number): Promise<Ad | null> {
    return manager.findOne(Ad, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those of them that exist, locked one after the other by their ids, so that no two transactions wait for each other. */
  lockAll(manager: EntityManager, ids: readonly number[]): Promise<Ad[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return manager.find(Ad, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setPaymentStates(manager: EntityManager, states: readonly AdPaymentState[]): Promise<void> {
    await manager.query(
      `UPDATE ads SET payment_status = state.status, transaction_hash = state.hash, payment_chain_id = state.chain
       FROM unnest($1::integer[], $2::text[], $3::text[], $4::integer[]) AS state (id, status, hash, chain)
       WHERE ads.id = state.id`,
      [
        states.map(({ adId }) => adId),
        states.map(({ paymentStatus }) => paymentStatus),
        states.map(({ transactionHash }) => transactionHash),
        states.map(({ paymentChainId }) => paymentChainId),
      ],
    );
  }

  /** Open pages that show the ads, or lists of ads, hear that they have changed. */
  async announce(manager: EntityManager, ...ids: number[]): Promise<void> {
    await this.events.publish(
      manager,
      ...ids.map((id) => ({ event: 'ad' as const, data: { id, adId: id } })),
    );
  }

  /** What the ad will be by its picture, of which there was another before; a text ad says so itself. */
  private async formatOf(
    manager: EntityManager,
    userId: number,
    oldPicture: string | null,
    ad: Pick<CreateAdDto, 'title' | 'description' | 'imageUrl'> & { format?: AdFormat | null },
  ): Promise<AdFormat | null> {
    if (ad.format === 'text') assertTextAd(ad);
    const pictureFormat = await this.pictures.change(manager, userId, oldPicture, ad.imageUrl ?? null);
    return ad.format === 'text' ? 'text' : pictureFormat;
  }

  /** The owner's row is locked, so that parallel submissions are counted one after the other. */
  private async assertRoomForPending(manager: EntityManager, userId: number): Promise<void> {
    await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const pending = await manager.countBy(Ad, { userId, status: 'pending' });
    if (pending >= MAX_PENDING_ADS) throw tooManyPendingAds({ max: MAX_PENDING_ADS });
  }
}
