import { ApiProperty } from '@nestjs/swagger';
import type { Notification } from '../entities/notification.entity.js';
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationParams } from '../notification.types.js';
import type { NotificationsPage } from '../notifications.query.js';

/** Something an account is told; the words are the page's, in its reader's language. */
export class NotificationDto {
  /** @example 120 */
  id: number;

  @ApiProperty({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind', example: 'moderation' })
  kind: NotificationKind;

  /** What the sentence needs: names, titles, reasons, ids. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
      nullable: true,
    },
    example: { adId: 12, title: 'Solar lamps for night markets', status: 'approved', reason: null },
  })
  params: NotificationParams;

  /** When it happened. */
  createdAt: Date;

  /** When it was seen; null for what is new. */
  readAt: Date | null;

  static from({ id, kind, params, createdAt, readAt }: Notification): NotificationDto {
    return { id, kind, params, createdAt, readAt };
  }
}

/** One page of news, newest first. */
export class NotificationPageDto {
  /** Newest first. */
  items: NotificationDto[];

  /** How many of all, on this page or not, have not been read. */
  unread: number;

  /** Cursor of the next page; null when this is the last one. */
  next: number | null;

  static from({ items, unread, next }: NotificationsPage): NotificationPageDto {
    return { items: items.map(NotificationDto.from), unread, next };
  }
}
