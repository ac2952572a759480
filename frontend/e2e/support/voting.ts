import { expect, type Browser, type Page } from '@playwright/test';
import { somebody, type Person } from './people';

/** Opens a page as somebody with an account of their own, in a browser of their own. */
export async function openAs(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.request.post('/api/auth/register', { data: { ...person, role: 'user' } });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
  return page;
}

/** As {@link openAs}, for whom the name does not matter. */
export const openAsSomebody = (browser: Browser, path: string): Promise<Page> =>
  openAs(browser, somebody(), path);

/** What stands on a participant's page as the number of votes. */
export async function votesShown(page: Page): Promise<number> {
  const words = await page.getByText(/^[\d,]+ votes?$/).innerText();
  return Number(words.replace(/\D/g, ''));
}
