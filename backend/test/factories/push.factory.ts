import type { PushStateDto } from '../../src/modules/push/dto/push.dto.js';
import type { NotificationKind } from '../../src/modules/notifications/notification.types.js';
import type { PushBrowser } from '../support/push-browser.js';
import type { SignedIn } from './user.factory.js';

/** Subscribes somebody's browser, for these kinds of news. */
export async function subscribed(
  { client }: Pick<SignedIn, 'client'>,
  { subscription }: PushBrowser,
  push: NotificationKind[] = [],
): Promise<void> {
  await client.patch('/notifications/preferences', { push }).expect(200);
  await client.post('/notifications/push', { subscription }).expect(204);
}

/** What the site says of push to this browser. */
export async function pushState({ client }: Pick<SignedIn, 'client'>): Promise<PushStateDto> {
  return (await client.get('/notifications/push').expect(200)).body as PushStateDto;
}
