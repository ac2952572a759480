import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxMail, OutboxPage } from '../../../../api/generated/admin';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import Outbox from './OutboxTab';

withToasts();
beforeEach(() => loadNamespaces('admin'));

const aMail = (change: Partial<OutboxMail>): OutboxMail => ({
  id: 1,
  recipient: 'amara@example.org',
  kind: 'news',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-10-05T10:00:00.000Z',
  nextTryAt: null,
  sentAt: '2026-10-05T10:00:02.000Z',
  failedAt: null,
  failure: null,
  isRepeatable: false,
  ...change,
});
const unsent = { sentAt: null } as const;
const waiting = aMail({
  ...unsent,
  id: 3,
  recipient: 'late@example.org',
  state: 'waiting',
  attempts: 2,
  failure: '451',
  nextTryAt: '2026-10-05T11:00:00.000Z',
});
const givenUp = aMail({
  ...unsent,
  id: 2,
  recipient: 'wrong@example.org',
  state: 'failed',
  failedAt: '2026-10-05T10:00:02.000Z',
  failure: '550',
  isRepeatable: true,
});

const anOutbox = (change: Partial<OutboxPage> = {}): OutboxPage => ({
  isMailConfigured: true,
  waiting: 1,
  failed: 1,
  countedTo: 1_000,
  sentLastDay: 1,
  items: [waiting, givenUp, aMail({})],
  next: null,
  ...change,
});

const open = (answers: Parameters<typeof answerCalls>[0]) => {
  const calls = answerCalls(answers);
  return { calls, ...renderAt('/admin?tab=mail', <Outbox />) };
};
const rowOf = async (recipient: string) => (await screen.findByText(recipient)).closest('tr')!;

test('tells what waits and until when, what was given up and why, and what went out', async () => {
  open({ 'GET /api/admin/outbox': [200, anOutbox()] });
  const late = await rowOf('late@example.org');
  expect(late).toHaveTextContent(
    /Waiting.*come back later \(code 451\).*2 attempts.*Next attempt: October 5, 2026/,
  );
  const wrong = await rowOf('wrong@example.org');
  expect(wrong).toHaveTextContent(/Given up.*no such mailbox.*550/);
  expect(await rowOf('amara@example.org')).toHaveTextContent(/Sent.*October 5, 2026/);
  expect(within(late).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('has a mail that was given up sent again, and shows what became of it', async () => {
  const isAgain = vi.fn<() => boolean>(() => false);
  const again = aMail({ ...givenUp, state: 'waiting', failedAt: null, failure: null, isRepeatable: false });
  open({
    'GET /api/admin/outbox': () => [200, anOutbox({ items: [isAgain() ? again : givenUp] })],
    'POST /api/admin/outbox/2/retry': () => {
      isAgain.mockReturnValue(true);
      return [200, again];
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Try again: the mail to wrong@example.org' }),
  );
  expect(await screen.findByText('On its way again')).toBeVisible();
  await waitFor(async () => expect(await rowOf('wrong@example.org')).toHaveTextContent(/Waiting/));
  expect(screen.queryByRole('button', { name: /^Try again: the mail/ })).not.toBeInTheDocument();
});

test('says why a mail could not be sent again', async () => {
  open({
    'GET /api/admin/outbox': [200, anOutbox({ items: [givenUp] })],
    'POST /api/admin/outbox/2/retry': refused(409, { code: 'mail_not_failed', message: 'Not failed' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Try again: the mail/ }));
  expect(await screen.findByText('Only a mail that was given up can be sent again')).toBeVisible();
});

test('leads to a new link where the one of a mail was not kept', async () => {
  const invitation = aMail({ ...givenUp, kind: 'invitation', isRepeatable: false });
  open({ 'GET /api/admin/outbox': [200, anOutbox({ items: [invitation] })] });
  expect(await screen.findByRole('link', { name: 'Make a new link' })).toHaveAttribute(
    'href',
    '/admin?tab=settings',
  );
  expect(screen.queryByRole('button', { name: /^Try again: the mail/ })).not.toBeInTheDocument();
});

test('says where there is no mail server, and points to the links to hand over', async () => {
  open({ 'GET /api/admin/outbox': [200, anOutbox({ isMailConfigured: false, items: [], waiting: 0 })] });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('This site sends no mail.');
  expect(within(note).getByRole('link', { name: 'Open the settings' })).toBeVisible();
  expect(screen.getByText('No mail has been written in the last 30 days.')).toBeVisible();
});

test('narrows to a state, and turns pages', async () => {
  const asked: string[] = [];
  answerCalls({});
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const page = anOutbox(searchParams.has('cursor') ? { items: [givenUp] } : { items: [waiting], next: 3 });
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  renderAt('/admin?tab=mail', <Outbox />);
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('wrong@example.org')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Given up' }));
  await waitFor(() => expect(asked).toEqual(['limit=20', 'limit=20&cursor=3', 'state=failed&limit=20']));
});

test('offers to try again where the outbox cannot be read', async () => {
  const isAway = vi.fn<() => boolean>(() => true);
  open({ 'GET /api/admin/outbox': () => (isAway() ? [503] : [200, anOutbox()]) });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway.mockReturnValue(false);
  await userEvent.click(retry);
  expect(await screen.findByText('late@example.org')).toBeVisible();
});
