import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { anAdminAd } from '../../../testing/samples';
import { serveList } from '../../../testing/serve-list';
import { AdsModeration } from './AdsModeration';

beforeEach(() => loadNamespaces('admin', 'auth', 'payments'));

const nothing = () => null;
const open = (address: string) =>
  renderAt(address, <AdsModeration renderPayment={nothing} renderDetails={nothing} />);

const counts = {
  countedTo: 1_000,
  all: 1_000,
  pending: 998,
  approved: 0,
  rejected: 1,
  completed: 0,
  reported: 1,
};
const many = [
  ...Array.from({ length: 1_500 }, (_, index) => anAdminAd({ id: 2_000 - index, title: 'Solar lamps' })),
  anAdminAd({ id: 13, title: 'Night school', status: 'rejected', paymentStatus: 'refunded' }),
  anAdminAd({ id: 12, title: 'Miracle water', reportCount: 1 }),
];
const serveMany = () =>
  serveList(
    '/api/admin/ads',
    many,
    (ad, { q, status, paymentStatus, reported }) =>
      (!q || ad.title.toLowerCase().includes(q) || `#${ad.id}` === q) &&
      (!status || ad.status === status) &&
      (!paymentStatus || ad.paymentStatus === paymentStatus) &&
      (!reported || ad.reportCount > 0),
    { 'GET /api/admin/ads/counts': [200, counts] },
  );

test('counts the ads by status and narrows the table to one, however old it is', async () => {
  serveMany();
  const { router } = open('/admin?tab=ads');
  expect(await screen.findByLabelText('All 1,000+')).toBeChecked();
  await userEvent.click(await screen.findByLabelText('Rejected 1'));
  expect(router.state.location.search).toBe('?tab=ads&status=rejected');
  expect(await screen.findByText('Night school')).toBeInTheDocument();
  expect(screen.queryByText('Solar lamps')).not.toBeInTheDocument();
});

test('narrows the table to reported ads, and marks them', async () => {
  serveMany();
  const { router } = open('/admin?tab=ads');
  await userEvent.click(await screen.findByLabelText('Reported 1'));
  expect(router.state.location.search).toBe('?tab=ads&status=reported');
  expect(await screen.findByRole('button', { name: '1 report of “Miracle water”' })).toBeInTheDocument();
  expect(screen.queryByText('Solar lamps')).not.toBeInTheDocument();
});

test('opens a linked filter, whatever else the address says', async () => {
  serveMany();
  open('/admin?payment=refunded&status=nonsense&sort=nonsense');
  expect(await screen.findByText('Night school')).toBeInTheDocument();
  expect(screen.queryByText('Solar lamps')).not.toBeInTheDocument();
});

test.each(['night school', '#13'])('finds the oldest of many ads by %s', async (text) => {
  serveMany();
  open('/admin');
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(text);
  expect(await screen.findByText('Night school')).toBeInTheDocument();
});
