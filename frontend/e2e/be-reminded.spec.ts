import { expect, test, type Browser, type Page } from '@playwright/test';
import { checkAccessibility, settle } from './support/page-checks';
import { somebody } from './support/people';
import { participantId } from './support/season';
import { siteUrl } from './support/site';
import { openAsSomebody } from './support/voting';

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

test('whoever has just followed somebody is offered to be reminded, until they say no', async ({
  browser,
  request,
}) => {
  const page = await openAsSomebody(browser, `/participants/${await participantId(request, 'Nadia')}`);
  const follow = page.getByRole('button', { name: /^Follow / });
  const offer = page.getByRole('region', { name: 'Be reminded' });
  await expect(follow).toBeEnabled();
  await settle(page);
  await expect(offer).toHaveCount(0);
  await follow.click();
  await expect(offer).toBeVisible();
  await checkAccessibility(page);
  await offer
    .getByRole('button', { name: 'No, thank you' })
    .or(offer.getByRole('button', { name: 'Done' }))
    .click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: /^Following / }).click();
  await follow.click();
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('what one is reminded of is chosen where the news is', async ({ browser }) => {
  const page = await openAsSomebody(browser, '/notifications');
  const choice = page.getByRole('region', { name: 'Reminders' });
  await expect(choice.getByRole('radio', { name: 'Remind me' })).toBeChecked();
  await choice.getByText('No reminder').click();
  await expect(page.getByText('Saved: this is what you are told of.')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'No reminder' })).toBeChecked();
});
