import { expect, type Browser, type Page } from '@playwright/test';
import { admin } from './people';
import { openAsDemo, participantId } from './season';

/** Whose reports no other journey talks about. */
const AUTHOR = { name: 'Inês', username: 'ines' };

interface TalkedReports {
  /** Commented on by the page's own account: one comment is answered, one was edited, one is hidden. */
  open: string;
  /** Nobody can write below it any more. */
  closed: string;
}

async function send(page: Page, method: string, path: string, data?: object): Promise<{ id: number }> {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? { id: 0 } : ((await answer.json()) as { id: number });
}

/** Has the account of a page comment in every way there is. @returns where that is read */
export async function talkOfEveryKind(browser: Browser, page: Page): Promise<TalkedReports> {
  const id = await participantId(page.request, AUTHOR.name);
  const answer = await page.request.get(`/api/progress-updates?participantId=${id}&limit=2`);
  const [open, closed] = ((await answer.json()) as { id: number }[]).map((report) => report.id);
  const comments = `/api/progress-updates/${open}/comments`;
  const asked = await send(page, 'POST', comments, { text: 'How long does the manual take?' });
  const hidden = await send(page, 'POST', comments, { text: 'They live beside the mill.' });
  const edited = await send(page, 'POST', comments, { text: 'A wrod' });
  await send(page, 'PATCH', `/api/report-comments/${edited.id}`, { text: 'A word' });

  const participant = await openAsDemo(browser, AUTHOR.username, '/about');
  await send(participant, 'POST', comments, { text: 'An evening, with tea.', replyTo: asked.id });
  await send(participant, 'PUT', `/api/progress-updates/${closed}/comments/closed`);
  const moderator = await (await browser.newContext()).newPage();
  await send(moderator, 'POST', '/api/auth/login', admin);
  const reason = 'It names a place.';
  await send(moderator, 'PATCH', `/api/admin/report-comments/${hidden.id}`, { hidden: true, reason });
  const placed = (report: number | undefined) => `/participants/${id}#report-${report}`;
  return { open: placed(open), closed: placed(closed) };
}
