import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls, type Call } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { ownReport, reportMonths } from '../../../testing/samples';
import * as fit from '../fit-picture';
import * as sending from '../send-picture';
import { ReportEditor } from './ReportEditor';

beforeEach(() => loadNamespaces('progress'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function open(month: number, answers: Parameters<typeof answerCalls>[0] = {}) {
  const onClose = vi.fn<() => void>();
  const calls = answerCalls({
    'GET /api/progress-updates/due': [200, reportMonths()],
    'GET /api/progress-updates': [200, [ownReport()]],
    ...answers,
  });
  const editor = <ReportEditor userId={7} participantId={3} season={1} month={month} onClose={onClose} />;
  return { onClose, calls, ...renderAt('/dashboard', editor) };
}

const sent = (calls: Call[], name: string) => calls.find((call) => call.name === name)?.body;
const publish = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Publish the report' }));

const text = 'We built twelve filters this month and sold ten.';

test('publishes a report with what was filled in', async () => {
  const { calls, onClose } = open(2, { 'POST /api/progress-updates': [201, ownReport({ month: 2 })] });
  expect(await screen.findByRole('heading', { name: 'Report on month 2' })).toHaveFocus();
  await fill('Title', ' Ten filters sold ');
  await fill('What happened this month', text);
  await fill(/^Posts about it/, 'https://x.com/a/1\n\n https://x.com/a/2 ');
  await publish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(calls, 'POST /api/progress-updates')).toEqual({
    month: 2,
    title: 'Ten filters sold',
    description: text,
    milestone: null,
    videoUrl: null,
    images: [],
    socialPosts: ['https://x.com/a/1', 'https://x.com/a/2'],
  });
});

test('says what is missing, too long or no address, and cuts nothing', async () => {
  open(2);
  await fill('Title', 'Four');
  await fill('What happened this month', 'x'.repeat(5001));
  expect(await screen.findByText('Description must not exceed 5000 characters')).toBeInTheDocument();
  await fill(/^Link to your film/, 'javascript:alert(1)');
  await publish();
  expect(await screen.findByText('Title must be at least 5 characters')).toBeInTheDocument();
  expect(
    await screen.findByText('Please enter an address that starts with http:// or https://'),
  ).toBeInTheDocument();
});

test('keeps what was typed until it is published, whatever happens to the page', async () => {
  const first = open(2);
  await fill('Title', 'Half a thought');
  first.unmount();
  open(2);
  expect(await screen.findByLabelText('Title')).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('files the report of the season that it is of, with a draft of its own', async () => {
  localStorage.setItem('report-draft-7-2', JSON.stringify({ title: 'Of the season before' }));
  const calls = answerCalls({
    'GET /api/progress-updates/due?season=2': [200, reportMonths()],
    'GET /api/progress-updates?season=2&participantId=9': [200, []],
    'POST /api/progress-updates?season=2': [201, ownReport({ month: 2 })],
  });
  const onClose = vi.fn<() => void>();
  renderAt(
    '/dashboard',
    <ReportEditor userId={7} participantId={9} season={2} month={2} onClose={onClose} />,
  );
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  await fill('Title', 'Ten filters sold');
  expect(Object.keys(localStorage)).toContain('report-draft-7-2-2');
  await fill('What happened this month', text);
  await publish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(calls, 'POST /api/progress-updates')).toMatchObject({ month: 2, title: 'Ten filters sold' });
  expect(Object.keys(localStorage)).toEqual(['report-draft-7-2']);
});

test('leads to editing the first report where there is one already, with the text that was typed', async () => {
  const isThere = vi.fn<() => boolean>(() => false);
  const report = ownReport({ id: 9, month: 2 });
  const problem = { code: 'report_exists', params: { month: 2, id: 9 }, message: 'Edit that one' } as const;
  const { calls, onClose } = open(2, {
    'GET /api/progress-updates': () => [200, isThere() ? [report] : []],
    'GET /api/progress-updates/due': () => [
      200,
      reportMonths().map((month) =>
        month.month === 2 && isThere() ? { ...month, state: 'done', reportId: 9 } : month,
      ),
    ],
    'POST /api/progress-updates': () => {
      isThere.mockReturnValue(true);
      return refused(409, problem);
    },
    'PATCH /api/progress-updates/9': [200, report],
  });
  await fill('Title', 'Ten filters sold');
  await fill('What happened this month', text);
  await publish();
  expect(await screen.findByRole('heading', { name: 'Edit the report on month 2' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Ten filters sold');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(calls, 'PATCH /api/progress-updates/9')).toMatchObject({ title: 'Ten filters sold' });
});

test('shows the pictures on their way, then adds and removes them', async () => {
  vi.spyOn(fit, 'fitPicture').mockImplementation((file) =>
    Promise.resolve(file.name === 'notes.txt' ? 'type' : file),
  );
  const arrivals: ((sent: { url: string }) => void)[] = [];
  vi.spyOn(sending, 'fetchWithProgress').mockImplementation((_form, onProgress) => () => {
    onProgress(0.5);
    return new Promise((resolve) => arrivals.push((sent) => resolve(Response.json(sent, { status: 201 }))));
  });
  const { calls, onClose } = open(1, { 'PATCH /api/progress-updates/5': [200, ownReport()] });
  await screen.findByRole('button', { name: 'Add pictures' });
  const files = ['notes.txt', 'one.png', 'two.png'].map((name) => new File(['x'], name));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, files, { applyAccept: false });
  expect(await screen.findByRole('progressbar', { name: 'Sending one.png' })).toHaveValue(0.5);
  expect(screen.getByText(/Please choose a JPG or PNG picture/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await waitFor(() => expect(arrivals).toHaveLength(1));
  arrivals[0]!({ url: '/api/uploads/1' });
  await waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]!({ url: '/api/uploads/2' });
  expect(await screen.findByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', '/api/uploads/2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(calls, 'PATCH /api/progress-updates/5')).toMatchObject({ images: ['/api/uploads/2'] });
});

const named = 'https://example.org/filters.png';
test('says which pictures a report has no room for, and sends the others', async () => {
  vi.spyOn(fit, 'fitPicture').mockImplementation((file) => Promise.resolve(file));
  let sent = 0;
  vi.spyOn(sending, 'fetchWithProgress').mockReturnValue(() =>
    Promise.resolve(Response.json({ url: `/api/uploads/${(sent += 1)}` }, { status: 201 })),
  );
  open(1);
  await screen.findByRole('button', { name: 'Add pictures' });
  const files = Array.from({ length: 12 }, (_, index) => new File(['x'], `photo-${index + 1}.png`));
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files, {
    applyAccept: false,
  });
  expect(await screen.findByRole('img', { name: 'Picture 10' })).toBeVisible();
  expect(sent).toBe(10);
  const left = screen.getAllByText(/a report has at most 10 pictures/).map(({ textContent }) => textContent);
  expect(left.map((text) => text.slice(0, 12))).toEqual(['photo-11.png', 'photo-12.png']);
});

const problem = { code: 'picture_not_public', message: 'This address does not lead to a public site' };

/** The months of a report with three pictures, of which the second has no copy. */
const withMissing = (state: 'waiting' | 'failed') => () => [
  200,
  reportMonths().map((month) =>
    month.month === 1
      ? {
          ...month,
          pictures: [
            { address: '/api/uploads/1', copy: null },
            {
              address: named,
              copy: { id: 9, address: named, state, problem: state === 'failed' ? problem : null },
            },
            { address: '/api/uploads/2', copy: null },
          ],
        }
      : month,
  ),
];

test.each(['waiting', 'failed'] as const)(
  'keeps a picture in its place whose copy is %s, when the report is edited',
  async (state) => {
    const { calls, onClose } = open(1, {
      'GET /api/progress-updates/due': withMissing(state) as () => [number, unknown],
      'GET /api/progress-updates': [200, [ownReport({ images: ['/api/uploads/1', '/api/uploads/2'] })]],
      'PATCH /api/progress-updates/5': [200, ownReport()],
    });
    await fill('Title', 'Eleven filters are sold');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent(calls, 'PATCH /api/progress-updates/5')).toMatchObject({
      images: ['/api/uploads/1', named, '/api/uploads/2'],
    });
  },
);

test('says beside a picture why it could not be copied, and what to do, and asks no stranger for it', async () => {
  open(1, { 'GET /api/progress-updates/due': withMissing('failed') as () => [number, unknown] });
  expect(await screen.findByText('This address does not lead to a public site')).toBeVisible();
  expect(screen.getByText(/^Save the report to try again/)).toBeVisible();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).not.toContain(named);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(screen.queryByText('This address does not lead to a public site')).not.toBeInTheDocument();
});

test('says that a month to come cannot be reported yet', async () => {
  open(12);
  expect(await screen.findByText('Month 12 · December 2026 · Opens on December 1, 2026')).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
});
