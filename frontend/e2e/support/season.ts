import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

/** The password of every demo account. */
const password = 'change-makers';

interface DueMonth {
  month: number;
  state: 'done' | 'due' | 'late' | 'upcoming';
}

/** Opens a page as one of the demo's people, in a browser of their own. */
export async function openAsDemo(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  expect((await page.request.post('/api/auth/login', { data: { username, password } })).ok()).toBe(true);
  await page.goto(path);
  return page;
}

/** The first month that the signed-in participant still has to report on. */
export async function monthToReport(request: APIRequestContext): Promise<number> {
  const months = (await (await request.get('/api/progress-updates/due')).json()) as DueMonth[];
  const next = months.find(({ state }) => state === 'late' || state === 'due');
  expect(next, 'a month that can be reported on').toBeDefined();
  return next!.month;
}

/** The id by which a participant's public page is found. */
export async function participantId(request: APIRequestContext, name: string): Promise<number> {
  const people = (await (await request.get('/api/participants')).json()) as { id: number; name: string }[];
  return people.find((person) => person.name.startsWith(name))!.id;
}
