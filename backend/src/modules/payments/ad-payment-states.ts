import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AdStatusChanges } from '../ads/ad-status-changes.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import { AdPaymentDecisionsQueue } from './ad-payment-decisions.queue.js';
import { adIdsOf } from './ad-payment-ids.js';
import { writeStates } from './ad-payment-states.sql.js';
import { AutomaticRefundsQuery } from './automatic-refunds.query.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { placeOf } from './folded-payments.sql.js';
import { PaymentNews } from './payment-news.service.js';
import {
  actionDueAt,
  adPaidBy,
  chooseHolder,
  isForPerson,
  isLate,
  moneyActionOf,
  paymentStatusOf,
} from './payment-state.js';
import { isShown, shownPaymentOf } from './shown-payment.js';

/** An ad's payments with what decides on them; `ad` is null where no such ad exists. */
interface PaidAd {
  ad: Ad | null;
  payments: AdPayment[];
  holder: AdPayment | undefined;
}

/** Brings the states of ads' payments up to date, and starts what has to follow, in the caller's transaction. */
@Injectable()
export class AdPaymentStates implements OnModuleInit {
  constructor(
    private readonly ads: AdsService,
    private readonly adStatusChanges: AdStatusChanges,
    private readonly refunds: AutomaticRefundsQuery,
    private readonly queue: AdPaymentDecisionsQueue,
    private readonly news: PaymentNews,
  ) {}

  onModuleInit(): void {
    this.adStatusChanges.subscribe(async (manager, ads) =>
      this.refresh(
        manager,
        ads.map(({ id }) => String(id)),
        ads,
      ),
    );
  }

  /**
   * Doing it again changes nothing. Ids are text, as the first splitter takes ids that no table could hold.
   * @param ads those of them that exist, as they are now, locked by the caller
   * @param concluded places of the payments whose outcome is verified now: of an outcome owners hear then
   */
  async refresh(
    manager: EntityManager,
    adIds: readonly string[],
    ads: readonly Ad[],
    concluded: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const all = await this.load(manager, adIds, ads);
    const changed = await this.refreshPayments(manager, all, concluded);
    const otherAds = all.flatMap(({ ad, payments }) => {
      const state = ad && shownPaymentOf(ad, payments);
      return state && !isShown(state, ad) ? [state] : [];
    });
    if (otherAds.length > 0) await this.ads.setPaymentStates(manager, otherAds);
    const shown = new Set([...otherAds.map(({ adId }) => adId), ...adIdsOf(changed)]);
    await this.news.changed(manager, ...shown);
  }

  private async load(
    manager: EntityManager,
    adIds: readonly string[],
    ads: readonly Ad[],
  ): Promise<PaidAd[]> {
    const found = await manager.find(AdPayment, { where: { adId: In([...adIds]) }, order: { id: 'ASC' } });
    const payments = Map.groupBy(found, ({ adId }) => adId);
    return adIds.map((adId) => {
      const ad = ads.find(({ id }) => String(id) === adId) ?? null;
      const own = payments.get(adId) ?? [];
      const claiming = own.filter((each) => adPaidBy(each, ad) && !isLate(each, ad));
      return { ad, payments: own, holder: chooseHolder(claiming) };
    });
  }

  /** Those whose state is another one now. */
  private async refreshPayments(
    manager: EntityManager,
    all: readonly PaidAd[],
    concluded: ReadonlySet<string>,
  ): Promise<AdPayment[]> {
    const before = new Map(all.flatMap(({ payments }) => payments.map((each) => [each.id, { ...each }])));
    for (const { ad, payments, holder } of all)
      for (const payment of payments) {
        payment.holdsAd = payment === holder;
        payment.status = paymentStatusOf(payment, adPaidBy(payment, ad), holder);
      }
    await this.leaveToPerson(manager, all);
    const payments = all.flatMap((each) => each.payments);
    await writeStates(manager, before, payments);
    const changed = payments.filter(({ id, status }) => status !== before.get(id)?.status);
    const undecided = changed.filter(({ outcome }) => outcome === null);
    await this.tell(manager, all, [
      ...undecided,
      ...payments.filter((payment) => concluded.has(placeOf(payment))),
    ]);
    await this.askForDecisions(manager, all);
    return changed;
  }

  private async leaveToPerson(manager: EntityManager, all: readonly PaidAd[]): Promise<void> {
    const payments = all.flatMap((each) => each.payments);
    const refunding = payments.filter(({ status }) => status === 'refunding');
    const counts = await this.refunds.countBefore(
      manager,
      refunding.map(({ id }) => id),
    );
    for (const payment of payments)
      payment.awaitsDecision = isForPerson(payment.status, payment, counts.get(payment.id) ?? 0);
  }

  private async tell(
    manager: EntityManager,
    all: readonly PaidAd[],
    newly: readonly AdPayment[],
  ): Promise<void> {
    const told = all.flatMap(({ ad, payments }) =>
      payments
        .filter((payment) => newly.includes(payment) && adPaidBy(payment, ad))
        .map((payment) => ({ payment, ad: ad! })),
    );
    await this.news.tellOwners(manager, told);
  }

  private async askForDecisions(manager: EntityManager, all: readonly PaidAd[]): Promise<void> {
    const waiting = all.flatMap(({ ad, payments, holder }) =>
      payments
        .filter((payment) => moneyActionOf(payment, adPaidBy(payment, ad), holder) && !payment.awaitsDecision)
        .map((payment) => ({ paymentId: payment.id, startAfter: actionDueAt(payment, ad) })),
    );
    await this.queue.add(manager, waiting);
  }
}
