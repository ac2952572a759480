import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, settle } from './support/page-checks';
import { register, somebody } from './support/people';
import { chooseOnDevice } from './support/preferences';

test.use({ serviceWorkers: 'allow' });

/** Whatever is kept in this browser, but for the page that says so. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue;
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses;
  });

/** Opens a page as somebody who stays on it, until it is kept with what it needs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await expect.poll(() => kept(page)).toContain(path);
  await expect.poll(async () => (await kept(page)).some((each) => each.endsWith('.js'))).toBe(true);
  await keepingEnds(page);
}

/** What is kept grows no more: the last file of a page comes after many others. */
async function keepingEnds(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await kept(page)).length;
        const isOver = now === before;
        before = now;
        return isOver;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}

const notice = (page: Page) => page.getByText('You are offline. What you see is as it was known before.');

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a stranger reads the last visit offline, hears of it, and is brought back', async ({
  page,
  context,
}) => {
  await visit(page, '/faq');
  await visit(page, '/participants');
  // A page that one comes to by a link is kept as well.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Carvalho/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inês Carvalho' })).toBeVisible();
  const participant = new URL(page.url()).pathname;
  await expect.poll(() => kept(page)).toContain(participant);
  await keepingEnds(page);

  await goOffline(context);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inês Carvalho' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto('/faq');
  await settle(page);
  await expect(notice(page)).toBeVisible();

  // Of what was not read nothing is there, but what was is named.
  await page.goto('/tokenomics');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link')).not.toHaveCount(0);
  await checkAccessibility(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Tokenomics' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a page that is chosen in the moment the network comes back is the one that opens', async ({
  page,
  context,
}) => {
  await visit(page, '/faq');
  await goOffline(context);
  await page.goto('/tokenomics');
  // What can be read is looked up once the page is there.
  const link = page.locator('section:lang(en) a[href="/faq"]');
  await expect(link).toBeVisible();
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.click();
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
});

test('a page that was nearly left opens all the same once there is a network', async ({ page, context }) => {
  await visit(page, '/faq');
  await goOffline(context);
  await page.clock.install();
  await page.goto('/tokenomics');
  // As of a link that leads nowhere, and that its reader stops.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  await context.setOffline(false);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Tokenomics' })).toBeVisible();
});

test('a page that its reader comes back to opens, though it heard of no network meanwhile', async ({
  page,
  context,
}) => {
  await visit(page, '/faq');
  // As where the browser keeps a page for the way back, which Playwright has it not do.
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()));
  await goOffline(context);
  await page.goto('/tokenomics');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1, name: 'Tokenomics' })).toBeVisible();
});

test('without a network it is said in the language of the reader', async ({ page, context }) => {
  await chooseOnDevice(page, 'ar');
  await visit(page, '/faq');
  await goOffline(context);
  await page.goto('/tokenomics');
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible();
  await expect(page.locator('section:visible')).toHaveCount(1);
  await expect(page.locator('section:visible')).toHaveAttribute('dir', 'rtl');
});

test('nothing is kept of the API, of accounts, and beyond signing in and out', async ({ page, context }) => {
  await visit(page, '/faq');
  const other = await context.newPage();
  await visit(other, '/about');
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await kept(other)).toEqual([]);

  await page.goto('/dashboard');
  await settle(page);
  await page.goto('/faq');
  await settle(page);
  // Not even where the page asked for it.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    active!.postMessage({ kind: 'keep', page: '/faq', wasAsked: false, files: [] }, [port2]);
    await done;
  });
  expect(await kept(page)).toEqual([]);

  await goOffline(context);
  for (const path of ['/dashboard', '/faq']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText(person.username)).toHaveCount(0);
  }
  // The page comes by itself, which would end whatever is opened meanwhile.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await settle(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await visit(page, '/about');
  for (const address of await kept(page)) expect(address).not.toMatch(/^\/(api|share|dashboard)/);

  // Signing in by the API alone, as another tab would, leaves nothing either.
  const left = await page.evaluate(
    async (data) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(data) });
      return (await caches.keys()).filter((name) => !name.includes('precache'));
    },
    { username: person.username, password: person.password },
  );
  expect(left).toEqual([]);
});

test('an update waits until no page of the version before is open', async ({ page }) => {
  await visit(page, '/faq');
  await page.reload();
  await settle(page);
  // Another address is another version to the browser.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?later')));
  const workers = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return [navigator.serviceWorker.controller, active, waiting].map((worker) =>
        worker?.scriptURL.split('/').at(-1),
      );
    });
  const held = ['service-worker.js', 'service-worker.js', 'service-worker.js?later'];
  await expect.poll(workers).toEqual(held);
  await page.reload();
  await settle(page);
  // The page asks for its own version again, which waits in the place of the other.
  expect((await workers()).slice(0, 2)).toEqual(held.slice(0, 2));
});
