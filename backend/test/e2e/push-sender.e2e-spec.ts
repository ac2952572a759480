import type { LookupAddress } from 'node:dns';
import { outsideRules } from '../../src/common/outside/judged-address.js';
import { PushSender } from '../../src/modules/push/push-sender.service.js';
import { PushBrowser } from '../support/push-browser.js';
import { PushService } from '../support/push-service.js';
import { TestApp } from '../support/test-app.js';

const MESSAGE = { title: 'Site', body: 'News', path: '/', tag: 'notice-1', lang: 'en', dir: 'ltr' } as const;

describe('a message to a browser', () => {
  let service: PushService;
  let app: TestApp;

  beforeAll(async () => {
    service = await PushService.start();
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.stop();
    await service.close();
  });

  const sending = (browser: PushBrowser, rules: Partial<ReturnType<typeof outsideRules>> = {}) =>
    app.nest.get(PushSender).send(browser.subscription, MESSAGE, { ...outsideRules([]), ...rules });
  const resolving = (...addresses: string[]) => ({
    resolve: (): Promise<LookupAddress[]> =>
      Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://192.168.1.1/',
    'http://push.example/',
    'https://localhost/',
  ])('is sent to no place such as %s, which is forgotten', async (endpoint) =>
    expect(await sending(new PushBrowser(endpoint))).toBe('gone'),
  );

  it('is not sent to a name that has come to mean a private address', async () => {
    const browser = new PushBrowser('https://rebound.example/');
    expect(await sending(browser, resolving('93.184.216.34', '127.0.0.1'))).toBe('gone');
    expect(service.received).toEqual([]);
  });

  it('goes to the address that was judged, whatever the name means by then', async () => {
    const browser = new PushBrowser(`http://push.example:${service.port}/pinned`);
    const rules = { ...resolving('127.0.0.1'), hostsAllowed: [`push.example:${service.port}`] };
    expect(await sending(browser, rules)).toBe('taken');
    expect(service.received.map(({ path, headers }) => [path, headers.host])).toEqual([
      ['/pinned', `push.example:${service.port}`],
    ]);
  });

  it('waits for a name that nobody knows at the moment', async () => {
    const browser = new PushBrowser('https://push.example/');
    expect(await sending(browser, resolving())).toBe('later');
    expect(await sending(browser, { resolve: () => Promise.reject(new Error('no resolver')) })).toBe('later');
  });

  it('goes to no browser by whose key nothing can be encrypted', async () => {
    const browser = service.browser();
    const { endpoint, keys } = browser.subscription;
    const broken = { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 7).toString('base64url') } };
    const rules = { ...outsideRules([new URL(endpoint).host]) };
    expect(await app.nest.get(PushSender).send(broken, MESSAGE, rules)).toBe('gone');
  });
});
