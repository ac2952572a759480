import { Injectable } from '@nestjs/common';
import type { Notification } from '../notifications/entities/notification.entity.js';
import type { NotificationKind } from '../notifications/notification.types.js';

type Review = (notice: Notification) => Promise<boolean>;

/** Asks whoever wrote a notice once more before it is pushed, as what it tells of may be over by then. */
@Injectable()
export class PushReviews {
  private readonly reviews = new Map<NotificationKind, Review>();

  /** @param isStillSo false where it is not to be pushed any more */
  register(kind: NotificationKind, isStillSo: Review): void {
    this.reviews.set(kind, isStillSo);
  }

  async isStillSo(notice: Notification): Promise<boolean> {
    return (await this.reviews.get(notice.kind)?.(notice)) ?? true;
  }
}
