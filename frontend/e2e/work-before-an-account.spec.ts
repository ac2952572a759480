import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startFurtherProcess, type FurtherProcess } from './support/further-process';
import { test } from './support/journey';
import { checkAccessibility, checkLanguage, settle, watchConsole } from './support/page-checks';
import { somebody, type Person } from './support/people';
import { preferTheme } from './support/preferences';
import { sentenceIn } from './support/texts';

// The process is one, and what it counts is counted for a network.
test.describe.configure({ mode: 'default' });

let site: FurtherProcess | undefined;
test.beforeAll(async () => {
  site = await startFurtherProcess({ ALTCHA: 'on', TRUST_PROXY: '1' });
});
test.afterAll(() => site?.stop());

/** Comes from a network in which three accounts were just made. */
async function comeFromBusyNetwork(page: Page): Promise<void> {
  const address = `10.${randomBytes(3).join('.')}`;
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  for (let made = 0; made < 3; made += 1) {
    const data = { ...somebody(), role: 'user' };
    const answer = await page.request.post(`${site!.url}/api/auth/register`, { data });
    expect(answer.status()).toBe(201);
    await page.context().clearCookies();
  }
}

/** Holds challenges back, so that there is time to look at the page; until what it gives is called. */
async function holdChallenges(page: Page): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/altcha', async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

/** As somebody does who has no pointer. */
async function registerByKeyboard(page: Page, { username, email, password }: Person): Promise<void> {
  await page.locator('input[autocomplete="username"]').focus();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

// The refused call itself is what the browser says of it.
const withoutRefusal = (faults: string[]) => faults.filter((fault) => !/status of 403/.test(fault));

test('a network’s fourth account in an hour is made after the browser’s work, by keyboard, and votes', async ({
  page,
}) => {
  await comeFromBusyNetwork(page);
  const person = somebody();
  const faults = watchConsole(page);
  await page.goto(`${site!.url}/register`);
  await settle(page);
  const goOn = await holdChallenges(page);
  await registerByKeyboard(page, person);

  const dialog = page.getByRole('dialog', { name: 'One moment, please' });
  await expect(dialog.getByRole('status')).toHaveText(/Your device is calculating/);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await checkAccessibility(page);
  const worker = page.waitForEvent('worker');
  goOn();
  expect((await worker).url()).toContain(`${site!.url}/assets/`);
  await expect(page.getByRole('banner').getByText(person.username).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`${site!.url}/participants/4`);
  await settle(page);
  const vote = page.getByRole('button', { name: /^Vote for/ });
  await expect(vote).toBeEnabled();
  await vote.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('A comment').fill('For the mangoes');
  await page.getByRole('button', { name: 'Give my vote' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your vote is in' })).toBeVisible();
  expect(withoutRefusal(faults)).toEqual([]);
});

for (const language of ['ar', 'de'])
  test(`whoever would not wait keeps what was typed, and can send it again, in ${language}`, async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({
        locale: language,
        viewport: { width: 390, height: 844 },
      })
    ).newPage();
    await preferTheme(page, 'dark');
    await comeFromBusyNetwork(page);
    const person = somebody();
    await page.goto(`${site!.url}/register`);
    await settle(page);
    const goOn = await holdChallenges(page);
    await registerByKeyboard(page, person);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await checkLanguage(page, language);
    await checkAccessibility(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(sentenceIn(language, 'altcha_needed'))).toBeVisible();
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.username);
    goOn();
    await page.locator('input[autocomplete="new-password"]').press('Enter');
    // A phone has the name in its drawer.
    await expect(page.getByText(person.username).first()).toBeAttached();
    await page.context().close();
  });
