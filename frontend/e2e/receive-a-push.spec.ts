import { expect, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '../scripts/browser-options';
import { test } from './support/journey';
import { somebody } from './support/people';
import { participantId } from './support/season';
import { siteUrl } from './support/site';

// What has no windows shows no notices.
test.use({ launchOptions: browserOptions() });

/** Somebody whose browser shows what the site's worker tells. */
async function openWithWorker(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/register', { data: { ...somebody(), role: 'user' } });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
  return page;
}

/** Has the browser's own push service deliver a message to the worker of the site. */
async function deliver(page: Page, message: object): Promise<void> {
  // One is called ready as soon as it begins to take over.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(siteUrl));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: siteUrl, registrationId, data });
}

/** What the browser shows of it, and where that leads. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, data }) => ({ title, body, ...(data as { address: string }) }));
  });

test('the worker of the site shows a push, and its link leads to a vote', async ({ browser, request }) => {
  const path = `/participants/${await participantId(request, 'Kwame')}?vote=1`;
  const page = await openWithWorker(browser, '/about');
  await deliver(page, {
    title: 'Future Change-Makers',
    body: 'You have not voted this month',
    path,
    tag: 'notice-1',
    lang: 'en',
    dir: 'ltr',
  });
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'Future Change-Makers',
        body: 'You have not voted this month',
        address: `${siteUrl}${path}`,
      },
    ]);
  const [notification] = await shown(page);
  await page.goto(notification!.address);
  const dialog = page.getByRole('dialog', { name: /^Vote for/ });
  await dialog.getByRole('button', { name: 'Give my vote' }).click();
  await expect(page.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
});

test('a push leads nowhere but to this site', async ({ browser }) => {
  const page = await openWithWorker(browser, '/about');
  await deliver(page, { title: 'News', body: 'News', path: 'https://elsewhere.example/', tag: 'notice-2' });
  await expect.poll(() => shown(page)).toMatchObject([{ address: `${siteUrl}/` }]);
});
