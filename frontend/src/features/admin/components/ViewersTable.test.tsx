import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '../../../api/generated/admin';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { serveList } from '../../../testing/serve-list';
import { ViewersTable } from './ViewersTable';

beforeEach(() => loadNamespaces('admin'));

const COUNT = 1_500;
const aViewer = (id: number): Viewer => ({
  id,
  name: `Viewer ${id}`,
  email: `v${id}@example.org`,
  userId: null,
  interests: [],
  createdAt: '2026-10-05T10:00:00.000Z',
});
const viewers = Array.from({ length: COUNT }, (_, index) => aViewer(COUNT - index));
const serve = () =>
  serveList('/api/admin/viewers', viewers, ({ name }, { q }) => !q || name.toLowerCase().includes(q));
/** Lets no answer through until told to. */
function holdAnswers(): () => void {
  const answer = globalThis.fetch;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  vi.stubGlobal('fetch', (request: Request) => held.then(() => answer(request)));
  return letGo;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (text: string) => userEvent.type(await screen.findByRole('searchbox'), text);

test('finds whoever stands behind the first thousand', async () => {
  serve();
  renderAt('/admin', <ViewersTable />);
  await type('viewer 123');
  expect(await screen.findByText('Viewer 123')).toBeInTheDocument();
});

test('says so where a page that is not the last holds nothing', async () => {
  serve();
  const headers = { link: '</api/admin/viewers?cursor=7>; rel="next"' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers })));
  renderAt('/admin', <ViewersTable />);
  expect(await screen.findByText(/The next page looks further/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeInTheDocument();
});

test('shows a page, and turns to the next and back', async () => {
  const asked = serve();
  const { router } = renderAt('/admin?tab=viewers', <ViewersTable />);
  expect(await screen.findByText('Viewer 1500')).toBeInTheDocument();
  await press('Next page');
  expect(await screen.findByText('Viewer 1480')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=viewers&viewers-cursor=20');
  await press('Next page');
  expect(await screen.findByText('Viewer 1460')).toBeInTheDocument();
  await press('Previous page');
  expect(await screen.findByText('Viewer 1480')).toBeInTheDocument();
  await press('First page');
  expect(await screen.findByText('Viewer 1500')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'First page' })).not.toBeInTheDocument();
  expect(asked[0]).toEqual({ limit: '20' });
});

test('opens the page and the sorting of a link, and leads from there to the beginning', async () => {
  const asked = serve();
  renderAt('/admin?viewers-sort=name&viewers-order=desc&viewers-cursor=1480', <ViewersTable />);
  expect(await screen.findByText('Viewer 20')).toBeInTheDocument();
  expect(asked[0]).toEqual({ sort: 'name', order: 'desc', cursor: '1480', limit: '20' });
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  await press('First page');
  expect(await screen.findByText('Viewer 1500')).toBeInTheDocument();
});

test('lets the server sort, from the first page', async () => {
  const asked = serve();
  renderAt('/admin?viewers-cursor=40', <ViewersTable />);
  await screen.findByText('Viewer 1460');
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
  await screen.findByText('Viewer 1500');
  expect(asked.at(-1)).toEqual({ sort: 'name', order: 'asc', limit: '20' });
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'name', order: 'desc' });
});

test('searches from three letters, and says so', async () => {
  const asked = serve();
  renderAt('/admin', <ViewersTable />);
  await screen.findByText('Viewer 1500');
  await type('vi');
  expect(await screen.findByText('Type at least 3 letters to search.')).toBeInTheDocument();
  await type('e');
  await expect.poll(() => asked.at(-1)?.q).toBe('vie');
  expect(asked.map(({ q }) => q)).not.toContain('vi');
  expect(screen.queryByText('Type at least 3 letters to search.')).not.toBeInTheDocument();
});

test('keeps the page, and what was typed, until the next answer is there', async () => {
  serve();
  renderAt('/admin', <ViewersTable />);
  await screen.findByText('Viewer 1500');
  const letGo = holdAnswers();
  await press('Next page');
  expect(screen.getByText('Viewer 1500')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('Viewer 1480')).toBeInTheDocument();
  await type('viewer 9999');
  expect(await screen.findByText('No viewers match.')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('viewer 9999');
});

test('tells that a page did not come, and still leads to the beginning', async () => {
  serveList('/api/none', [], () => true, {
    'GET /api/admin/viewers': [400, { code: 'cursor_invalid', message: 'Unknown page' }],
  });
  renderAt('/admin?viewers-text=nadia&viewers-cursor=nonsense', <ViewersTable />);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('nadia');
  expect(screen.getByRole('button', { name: 'First page' })).toBeInTheDocument();
});
