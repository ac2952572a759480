import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { NotificationKind, NotificationParams } from '../notifications/notification.types.js';
import { type Message, NotificationsService } from '../notifications/notifications.service.js';
import type { AdPayment } from './entities/ad-payment.entity.js';

/** A payment that has another state, and its ad. */
export interface ChangedPayment {
  payment: AdPayment;
  ad: Ad;
}

/** Tells open pages and owners of ads what happened to the money, in the transaction that writes it down. */
@Injectable()
export class PaymentNews {
  constructor(
    private readonly events: SiteEvents,
    private readonly ads: AdsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** The payments of these ads have another state, which the ads show too. */
  async changed(manager: EntityManager, ...adIds: number[]): Promise<void> {
    await this.confirmedFurther(manager, ...adIds);
    await this.ads.announce(manager, ...adIds);
  }

  /** One more confirmation, of which only the payment itself tells. */
  async confirmedFurther(manager: EntityManager, ...adIds: number[]): Promise<void> {
    await this.events.publish(
      manager,
      ...adIds.map((adId) => ({ event: 'payment' as const, data: { id: adId, adId } })),
    );
  }

  /** Once of each step, also when its block is read again or comes back after a reorganisation. */
  async tellOwners(manager: EntityManager, changed: readonly ChangedPayment[]): Promise<void> {
    const messages = changed.flatMap(({ payment, ad }) => messageOf(payment, ad) ?? []);
    await this.notifications.sendAll(manager, messages);
  }
}

function messageOf(payment: AdPayment, ad: Ad): Message | null {
  const news = newsOf(payment, ad);
  if (!news) return null;
  const { chainId, transactionHash, adId, status } = payment;
  const source = `payment/${chainId}/${transactionHash}/${adId}/${status}`;
  return { userId: ad.userId, kind: news[0], params: news[1], source };
}

function newsOf({ status }: AdPayment, ad: Ad): [NotificationKind, NotificationParams] | null {
  const about = { adId: ad.id, title: ad.title };
  if (status === 'confirmed' || status === 'settled') return ['payment', { ...about, status }];
  if (status !== 'refunded') return null;
  return ['refund', { ...about, reason: ad.status === 'rejected' ? ad.reason : null }];
}
