import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility, checkDialog, settle } from './support/page-checks';
import { openAdmin, somebody } from './support/people';
import { openAsDemo } from './support/season';
import { commentIn, newestReportOf, pathOf, readTalk, say, talkOn } from './support/talk';
import { openAs, openAsSomebody } from './support/voting';

test('a comment waits while its author signs in, and the reply is seen in their browser without a reload', async ({
  page,
  browser,
  request,
}) => {
  const report = await newestReportOf(request, 'Kwame');
  const participant = await openAsDemo(browser, 'kwame', pathOf(report));
  await settle(participant);
  await readTalk(participant, report);
  const person = somebody();
  await request.post('/api/auth/register', { data: { ...person, role: 'user' } });
  const text = `<b>How long</b> does the manual take, asks ${person.username}?`;

  await page.goto(pathOf(report));
  const talk = await readTalk(page, report);
  await talk.getByRole('button', { name: 'Write a comment' }).click();
  await talk.getByLabel('Your comment').fill(text);
  await talk.getByRole('link', { name: 'Log in to publish' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await readTalk(page, report);
  await expect(talk.getByLabel('Your comment')).toHaveValue(text);
  await talk.getByRole('button', { name: 'Publish' }).click();
  await expect(commentIn(talk, text)).toBeVisible();
  await checkAccessibility(page);

  await expect(talkOn(participant, report).getByText(text)).toBeVisible();
  await participant.goto('/notifications');
  await participant
    .getByRole('link', { name: /commented on your report/ })
    .filter({ hasText: person.username })
    .click();
  await expect(participant).toHaveURL(/#report-\d+-comment-\d+$/);
  const own = talkOn(participant, report);
  await commentIn(own, text).getByRole('button', { name: 'Reply', exact: true }).click();
  await own.getByLabel(`Your reply to ${person.username}`).fill('An evening, with tea.');
  const answered = participant.waitForResponse(
    (answer) => answer.url().endsWith('/comments') && answer.request().method() === 'POST',
  );
  await own.getByRole('button', { name: 'Publish reply' }).click();
  expect((await answered).status()).toBe(201);
  const replies = talk.getByRole('list', { name: `Replies to ${person.username}` });
  await expect(replies.getByText('An evening, with tea.')).toBeVisible();
  await expect(replies.getByText('Participant', { exact: true })).toBeVisible();
});

test('a comment that is reported is hidden by an admin, and its author reads why', async ({
  browser,
  request,
}) => {
  const report = await newestReportOf(request, 'Nadia');
  const person = somebody();
  const author = await openAs(browser, person, pathOf(report));
  const text = `They live beside the mill, says ${person.username}`;
  await say(await readTalk(author, report), text);

  const reader = await openAsSomebody(browser, pathOf(report));
  const read = await readTalk(reader, report);
  await read.getByRole('button', { name: `Report the comment by ${person.username}` }).click();
  await reader.getByLabel(/What is wrong/).fill('It gives an address away.');
  await checkDialog(reader);
  await reader.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(read.getByText('Reported, thank you')).toBeVisible();

  const admin = await openAdmin(browser);
  await admin.goto('/admin?tab=votes');
  await admin.getByRole('button', { name: `Hide the comment by ${person.username}` }).click();
  await admin.getByLabel('Reason, shown to the author').fill('It names a place.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(read.getByText(text)).toHaveCount(0);
  await expect(talkOn(author, report).getByText('It names a place.')).toBeVisible();
  await author.goto('/notifications');
  await author.getByRole('link', { name: /Your comment on .* is hidden/ }).click();
  await expect(commentIn(talkOn(author, report), text)).toBeVisible();
});

test('an author changes and deletes what they said, and a participant closes the comments', async ({
  browser,
  request,
}) => {
  const report = await newestReportOf(request, 'Ravi');
  const person = somebody();
  const author = await openAs(browser, person, pathOf(report));
  const talk = await readTalk(author, report);
  await say(talk, `A wrod of ${person.username}`);
  const entry = commentIn(talk, person.username);
  await entry.getByRole('button', { name: 'Edit' }).click();
  await talk.getByLabel('Change your comment').fill(`A word of ${person.username}`);
  await talk.getByRole('button', { name: 'Save' }).click();
  await expect(entry.getByText('edited')).toBeVisible();

  const participant = await openAsDemo(browser, 'ravi', pathOf(report));
  const own = await readTalk(participant, report);
  await own.getByRole('button', { name: 'Close the comments' }).click();
  await expect(own.getByText('You have closed the comments')).toBeVisible();
  await expect(talk.getByText('The participant has closed the comments')).toBeVisible();
  await expect(talk.getByRole('button', { name: 'Write a comment' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Open the comments again' }).click();
  await expect(talk.getByRole('button', { name: 'Write a comment' })).toBeVisible();

  await entry.getByRole('button', { name: 'Delete' }).click();
  await checkDialog(author);
  await author.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(talk.getByText(person.username, { exact: true })).toHaveCount(0);
  await expect(own.getByText(`A word of ${person.username}`)).toHaveCount(0);
});
