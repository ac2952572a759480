import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { admin } from './people';

interface ChallengeSettings {
  maxParticipants: number;
  participantsCount: number;
}

interface Setting {
  key: string;
  value: string;
}

async function signIn(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/auth/login', { data: admin })).ok()).toBe(true);
}

/** Changes the challenge's settings the way the admin does, without a browser. */
export async function saveSetting(request: APIRequestContext, key: string, value: string): Promise<void> {
  await signIn(request);
  const answer = await request.post('/api/admin/settings', { data: { key, value } });
  expect(answer.ok()).toBe(true);
}

export async function readSettings(request: APIRequestContext): Promise<ChallengeSettings> {
  return (await request.get('/api/challenge/settings')).json() as Promise<ChallengeSettings>;
}

/** Puts an address on the list of the invited, beside those who are on it. @returns the link of its invitation */
export async function invite(request: APIRequestContext, email: string): Promise<string> {
  await signIn(request);
  const settings = (await (await request.get('/api/admin/all-settings')).json()) as Setting[];
  const invited = settings.find(({ key }) => key === 'participantWhitelist')?.value ?? '';
  await saveSetting(request, 'participantWhitelist', `${invited},${email}`);
  const answer = await request.post('/api/admin/invitations', { data: { email } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { url: string }).url;
}

/** Accepts it for whoever is signed in in this page, without the page. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  const token = new URL(link).searchParams.get('token');
  const answer = await page.request.post('/api/invitations/accept', { data: { token } });
  expect(answer.ok()).toBe(true);
}

/** Fills in an application for a place that every rule accepts. */
export async function fillInApplication(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Profession').fill('Boat builder');
  await page.getByLabel('Bio').fill('I learned to build boats from people who could not swim.');
  await page.getByLabel('Age', { exact: true }).fill('26');
  await page.getByLabel('Graduation year').fill(String(new Date().getUTCFullYear() - 1));
  await page.getByLabel('Years of work experience').fill('2');
  await page
    .getByLabel('Project description')
    .fill('A ferry that four villages own together, built from what the river washes ashore.');
}
