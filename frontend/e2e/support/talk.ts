import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { participantId } from './season';

/** A report that people talk about. */
interface Report {
  id: number;
  participantId: number;
}

/** The newest report of one of the demo's participants. */
export async function newestReportOf(request: APIRequestContext, name: string): Promise<Report> {
  const id = await participantId(request, name);
  const answer = await request.get(`/api/progress-updates?participantId=${id}&limit=1`);
  const [report] = (await answer.json()) as { id: number }[];
  return { id: report!.id, participantId: id };
}

export const pathOf = ({ participantId: id, id: report }: Report): string =>
  `/participants/${id}#report-${report}`;

/** A report on its author's page; other journeys give reports other titles meanwhile. */
const articleOf = (page: Page, { id }: Report): Locator => page.locator(`#report-${id}`);

/** The comments below a report. */
export const talkOn = (page: Page, report: Report): Locator =>
  articleOf(page, report).getByRole('region', { name: 'Comments' });

/** Reads on to the comments, which come once the reader is near. */
export async function readTalk(page: Page, report: Report): Promise<Locator> {
  const talk = talkOn(page, report);
  await expect(async () => {
    await articleOf(page, report).evaluate((article) => article.scrollIntoView(false));
    await expect(talk).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return talk;
}

/** One of them, with its buttons. */
export const commentIn = (talk: Locator, text: string): Locator =>
  talk.getByRole('article').filter({ hasText: text });

/** Writes and publishes a comment. */
export async function say(talk: Locator, text: string): Promise<void> {
  await talk.getByRole('button', { name: 'Write a comment' }).click();
  await talk.getByLabel('Your comment').fill(text);
  await talk.getByRole('button', { name: 'Publish' }).click();
  await expect(talk.getByText('Your comment is published.')).toBeVisible();
}
