import { expect, type CDPSession, type Page } from '@playwright/test';
import { test } from './support/journey';
import { checkDialog, watchConsole } from './support/page-checks';
import { register, somebody, type Person } from './support/people';
import { openAsSomebody, votesShown } from './support/voting';

const title = (page: Page) => page.getByLabel('Title');
const nameIn = (page: Page, { username }: Person) => page.getByRole('banner').getByText(username).first();

/** Signs in by another tab of the same browser, as whoever is there has never been before. */
async function signInElsewhere(page: Page, person: Person): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await tab.goto('/register');
  await register(tab, person);
  return tab;
}

async function writeAnAd(page: Page, person: Person): Promise<void> {
  await page.request.post('/api/auth/register', { data: person });
  await page.goto('/submit-ad');
  await title(page).fill('Lamps by the evening');
}

test('a tab in which something is typed asks as whom to go on when another one signs in, and loses nothing', async ({
  page,
}) => {
  const [former, present] = [somebody(), somebody()];
  await writeAnAd(page, former);
  await signInElsewhere(page, present);
  await page.bringToFront();
  // Signed out first, then signed in as somebody else.
  await expect(page.getByRole('button', { name: `Go on as ${present.username}` })).toBeVisible();
  await checkDialog(page);
  // Neither is an answer to what comes by itself.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(title(page)).toHaveValue('Lamps by the evening');
  await page.getByRole('button', { name: `Go on as ${present.username}` }).click();
  await expect(nameIn(page, present)).toBeVisible();
  await expect(title(page)).toHaveValue('Lamps by the evening');
});

test('a tab whose owner would rather sign in again gives the focus back to where they typed', async ({
  page,
}) => {
  const [former, present] = [somebody(), somebody()];
  await writeAnAd(page, former);
  const question = page.getByRole('dialog', { name: 'Sign in again' });
  await signInElsewhere(page, present);
  await page.bringToFront();
  await page.getByRole('button', { name: `Sign in as ${former.username}` }).click();
  await question.getByLabel('Password').fill(former.password);
  await question.getByRole('button', { name: 'Login' }).click();
  await expect(question).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('Lamps by the evening');
});

test('a tab in which nothing is typed follows by itself', async ({ page }) => {
  const [former, present] = [somebody(), somebody()];
  await page.request.post('/api/auth/register', { data: former });
  await page.goto('/ads');
  await expect(nameIn(page, former)).toBeVisible();
  await signInElsewhere(page, present);
  await expect(nameIn(page, present)).toBeVisible();
});

test('a tab that hears nothing writes nothing as somebody else', async ({ page, playwright, baseURL }) => {
  const [former, present] = [somebody(), somebody()];
  // The last that the page asks for by itself: their answers bring the former's cookie once more.
  const news = page.waitForResponse(/\/api\/notifications\?/);
  const stream = page.waitForResponse(/\/api\/events/);
  await writeAnAd(page, former);
  await (await news).finished();
  await stream;
  // Nobody signs out, which the tab would hear of, and no other tab tells: from one moment to the next the browser is somebody else's.
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
  await elsewhere.post('/api/auth/register', { data: present });
  await page.context().addCookies((await elsewhere.storageState()).cookies);
  const refusal = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('de');
  expect(await (await refusal).json()).toMatchObject({ code: 'other_account' });
  await expect(page.getByRole('dialog')).toContainText(present.username);
  expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({ language: 'en' });
  await elsewhere.dispose();
});

test('two browsers know nothing of each other', async ({ browser }) => {
  const [one, other] = [somebody(), somebody()];
  const pages = await Promise.all(
    [one, other].map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await page.goto('/register');
      await register(page, person);
      return page;
    }),
  );
  await pages[1]!.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(nameIn(pages[0]!, one)).toBeVisible();
  await expect(pages[0]!.getByRole('dialog')).toHaveCount(0);
});

/** Nothing runs in the page from then on: a debugger holds it, which tells it nothing before; or the browser freezes it, which does. */
const sleeps: Record<string, (devtools: CDPSession, page: Page) => Promise<unknown>> = {
  'is held': async (devtools, page) => {
    await devtools.send('Debugger.enable');
    await devtools.send('Debugger.pause');
    void page.evaluate(() => 'held').catch(() => undefined);
  },
  'is frozen': (devtools) => devtools.send('Page.setWebLifecycleState', { state: 'frozen' }),
};

for (const [sleep, putToSleep] of Object.entries(sleeps))
  test(`another tab takes over from one that ${sleep}`, async ({ page, browser }) => {
    const path = '/participants/2';
    const listens = page.waitForRequest(/\/api\/events/);
    await page.goto(path);
    await listens;
    const second = await page.context().newPage();
    await second.goto(path);
    const before = await votesShown(second);
    await putToSleep(await page.context().newCDPSession(page), page);
    const voter = await openAsSomebody(browser, path);
    await voter.getByRole('button', { name: /^Vote for/ }).click();
    await voter.getByRole('button', { name: 'Give my vote' }).click();
    await expect.poll(() => votesShown(voter)).toBeGreaterThan(before);
    await expect.poll(() => votesShown(second)).toBeGreaterThan(before);
  });

test('pages come alive where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const faults = watchConsole(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const path of ['/participants/2', '/streaming', '/connect-wallet', '/transparency']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveAttribute('aria-label', /\S/);
  }
  expect(faults).toEqual([]);
});
