import type { Notification, NotificationPage } from '../api/generated/notifications';

export const aNotification = (change: Partial<Notification> = {}): Notification => ({
  id: 5,
  kind: 'moderation',
  params: { adId: 12, title: 'Solar lamps', status: 'approved', reason: null },
  createdAt: new Date().toISOString(),
  readAt: null,
  ...change,
});

export const aNewsPage = (
  items: Notification[] = [aNotification()],
  change: Partial<NotificationPage> = {},
): NotificationPage => ({
  items,
  unread: items.filter(({ readAt }) => readAt === null).length,
  next: null,
  ...change,
});
