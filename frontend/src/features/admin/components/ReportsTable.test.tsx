import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aReport } from '../../../testing/samples';
import { ReportsTable } from './ReportsTable';

beforeEach(() => loadNamespaces('admin'));

test('shows all reports of a season, a page at a time', async () => {
  const reports = Array.from({ length: 60 }, (_, index) =>
    aReport({ id: 60 - index, title: `Title ${60 - index}.` }),
  );
  const pages = [reports.slice(0, 51), reports.slice(50)];
  answerCalls({ 'GET /api/progress-updates': () => [200, pages.shift()] });
  renderAt('/admin', <ReportsTable season={1} isClosed={false} />);
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste('Title 10.');
  expect(screen.queryByText('Title 10.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Title 10.')).toBeInTheDocument();
  expect(screen.getAllByText('Title 10.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('records how many interactions the posts of a report found', async () => {
  const report = aReport({ socialPosts: ['https://x.com/amina/status/1'], interactionCount: 40 });
  const calls = answerCalls({
    'GET /api/progress-updates': [200, [report]],
    [`PATCH /api/admin/progress-updates/${report.id}`]: [200, { ...report, interactionCount: 345 }],
  });
  renderAt('/admin', <ReportsTable season={1} isClosed={false} />);
  const link = await screen.findByRole('link', { name: 'https://x.com/amina/status/1' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  const field = screen.getByRole('spinbutton', { name: `Social interactions of “${report.title}”` });
  expect(field).toHaveValue('40');
  expect(screen.getByRole('button', { name: 'Record' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '345');
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  const recorded = () => calls.find(({ name }) => name.startsWith('PATCH'))?.body;
  await expect.poll(recorded).toEqual({ interactionCount: 345 });
});

test('records nothing of a closed season', async () => {
  answerCalls({ 'GET /api/progress-updates': [200, [aReport({ interactionCount: 1234 })]] });
  renderAt('/admin', <ReportsTable season={1} isClosed />);
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record' })).not.toBeInTheDocument();
});
