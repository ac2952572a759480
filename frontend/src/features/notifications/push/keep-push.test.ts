import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls';
import { makeStore } from '../../../testing/make-store';
import { keepPush } from './keep-push';
import { pushAccount } from './push-account';

const target = { endpoint: 'https://push.example/1', keys: { p256dh: 'BN', auth: 'xy' } };
const subscription = { toJSON: () => target, unsubscribe: vi.fn<() => Promise<boolean>>(async () => true) };

beforeEach(() => {
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.clearAllMocks();
  localStorage.clear();
});

const keep = async (isSubscribed: boolean) => {
  const calls = answerCalls({
    'GET /api/notifications/push': [200, { publicKey: 'BN', isSubscribed }],
    'POST /api/notifications/push': [204],
  });
  await keepPush(makeStore().dispatch, 7);
  return calls.map(({ name }) => name);
};

test('goes on for the account in a new session', async () => {
  pushAccount.keep(7);
  expect(await keep(false)).toEqual(['GET /api/notifications/push', 'POST /api/notifications/push']);
});

test('changes nothing where it goes on already', async () => {
  pushAccount.keep(7);
  expect(await keep(true)).toEqual(['GET /api/notifications/push']);
});

test('ends for whoever signs in after somebody else', async () => {
  pushAccount.keep(3);
  expect(await keep(false)).toEqual([]);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(pushAccount.is(3)).toBe(false);
});
