import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { NotificationKind, NotificationParams } from '../notifications/notification.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { AdPayment } from './entities/ad-payment.entity.js';

/** Tells open pages and owners of ads what happened to the money, in the transaction that writes it down. */
@Injectable()
export class PaymentNews {
  constructor(
    private readonly events: SiteEvents,
    private readonly ads: AdsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** An ad's payment has another state, which the ad shows too. */
  async changed(manager: EntityManager, adId: number): Promise<void> {
    await this.confirmedFurther(manager, adId);
    await this.ads.announce(manager, adId);
  }

  /** One more confirmation, of which only the payment itself tells. */
  async confirmedFurther(manager: EntityManager, ...adIds: number[]): Promise<void> {
    await this.events.publish(
      manager,
      ...adIds.map((adId) => ({ event: 'payment' as const, data: { id: adId, adId } })),
    );
  }

  /** Once of each step, also when its block is read again or comes back after a reorganisation. */
  async tellOwner(manager: EntityManager, payment: AdPayment, ad: Ad): Promise<void> {
    const news = newsOf(payment, ad);
    if (!news) return;
    const { chainId, transactionHash, adId, status } = payment;
    const source = `payment/${chainId}/${transactionHash}/${adId}/${status}`;
    await this.notifications.send(manager, [ad.userId], ...news, source);
  }
}

function newsOf({ status }: AdPayment, ad: Ad): [NotificationKind, NotificationParams] | null {
  const about = { adId: ad.id, title: ad.title };
  if (status === 'confirmed' || status === 'settled') return ['payment', { ...about, status }];
  if (status !== 'refunded') return null;
  return ['refund', { ...about, reason: ad.status === 'rejected' ? ad.reason : null }];
}
