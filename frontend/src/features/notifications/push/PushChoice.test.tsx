import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Call } from '../../../testing/answer-calls';
import { authApi } from '../../../api/generated/auth';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import PushChoice from './PushChoice';
import { pushAccount } from './push-account';

withToasts();

const target = { endpoint: 'https://push.example/1', keys: { p256dh: 'BN', auth: 'xy' } };
const publicKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

const subscription = { toJSON: () => target, unsubscribe: vi.fn<() => Promise<boolean>>(async () => true) };
const pushManager = {
  subscribe: vi.fn<(options: object) => Promise<object>>(async () => subscription),
  getSubscription: vi.fn<() => Promise<object | null>>(async () => null),
};
const requestPermission = vi.fn<() => Promise<string>>(async () => 'granted');

/** A browser that can be told of news. */
beforeEach(() => {
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

const preferences = (push: string[] = []) => ({
  reminders: true,
  digest: 'none',
  push,
  isMailConfigured: true,
  isEmailConfirmed: true,
});

function open(answers: Parameters<typeof answerCalls>[0] = {}, isSubscribed = false) {
  const calls = answerCalls({
    'GET /api/notifications/push': [200, { publicKey, isSubscribed }],
    'GET /api/notifications/preferences': [200, preferences(isSubscribed ? ['award'] : [])],
    'PATCH /api/notifications/preferences': [200, preferences(['vote_reminder'])],
    'POST /api/notifications/push': [204],
    'DELETE /api/notifications/push': [204],
    ...answers,
  });
  return { calls, ...renderAt('/notifications', <PushChoice />) };
}
const sent = (calls: Call[], method: string) => calls.filter(({ name }) => name.startsWith(method));

test('asks for nothing before it is turned on', async () => {
  open();
  expect(await screen.findByRole('radio', { name: 'None' })).toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('is turned on by the reader: the browser is asked, and the server told', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Show them' }));
  await screen.findByText('Saved: this is what you are told of.');
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({
      userVisibleOnly: true,
      applicationServerKey: expect.any(Uint8Array) as unknown,
    }),
  );
  expect(sent(calls, 'POST').at(-1)).toMatchObject({ body: { subscription: target } });
});

test('stays off where the reader refuses, and nobody is told', async () => {
  requestPermission.mockResolvedValueOnce('denied');
  const { calls } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Show them' }));
  expect(await screen.findByRole('radio', { name: 'None' })).toBeChecked();
  expect(sent(calls, 'POST')).toEqual([]);
});

test('says that it did not work where the browser or the server does not take it', async () => {
  open({ 'POST /api/notifications/push': [503, { message: 'Down' }] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Show them' }));
  await screen.findByText('Notifications could not be turned on. Please try again.');
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
});

test('remembers whose news it is before the browser subscribes, as another tab would end it, and only while it is on', async () => {
  const { store } = open({ 'GET /api/auth/me': [200, aUser({ id: 7 })] });
  await act(async () => store.dispatch(authApi.endpoints.getCurrentUser.initiate()));
  let wasKnown = false;
  pushManager.subscribe.mockImplementationOnce(async () => {
    wasKnown = pushAccount.is(7);
    throw new Error('not now');
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Show them' }));
  await screen.findByText('Notifications could not be turned on. Please try again.');
  expect(wasKnown).toBe(true);
  expect(pushAccount.is(7)).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Show them' }));
  await screen.findByText('Saved: this is what you are told of.');
  expect(pushAccount.is(7)).toBe(true);
});

test('lets the kinds be chosen where it is on', async () => {
  const { calls } = open({}, true);
  const award = await screen.findByRole('checkbox', { name: 'awards' });
  expect(award).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'my badge' }));
  await screen.findByText('Saved: this is what you are told of.');
  expect(sent(calls, 'PATCH').at(-1)).toMatchObject({ body: { push: ['award', 'badge'] } });
});

test('says how to allow what the browser refuses', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  open();
  await screen.findByText(/This browser does not let the site show notifications/);
  expect(screen.queryByRole('radio')).toBeNull();
});
