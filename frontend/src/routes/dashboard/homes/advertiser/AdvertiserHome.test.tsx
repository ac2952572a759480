import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Ad } from '../../../../api/generated/ads';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { renderAt } from '../../../../testing/render';
import { anAd, aRun } from '../../../../testing/samples';
import AdvertiserHome from './AdvertiserHome';

beforeEach(() => loadNamespaces('homes', 'runs', 'errors'));

const coin = 10n ** 18n;

const inRun = (change: Partial<Ad>): Ad =>
  anAd({
    ...{ status: 'approved', paymentStatus: 'settled', run: aRun({ state: 'running', daysLeft: 9 }) },
    ...change,
  });

const sums = (viewable: number) => ({ served: 2 * viewable, viewable, clicks: 1, reach: 1, filtered: none });
const none = { replayed: 0, expired: 0, forged: 0, robot: 0, prefetch: 0, owner: 0, admin: 0, network: 0 };

function open(ads: Ad[], paid: object[] = []) {
  answerCalls({ 'GET /api/ads/user': [200, ads], 'GET /api/homes/advertiser': [200, { paid }] });
  return renderAt('/dashboard', <AdvertiserHome skeleton={null} />);
}

const part = (name: string) => screen.findByRole('region', { name });

test('offers the first ad to whoever has none', async () => {
  open([]);
  const first = within(await part('Reach those who watch the challenge'));
  expect(first.getByRole('link', { name: 'Write your first ad' })).toHaveAttribute('href', '/submit-ad');
});

test('says what waits for its owner, what is unpaid first, and what waits for a moderator', async () => {
  open([
    anAd({ id: 1, title: 'Lamps', status: 'rejected', reason: 'No pictures of people' }),
    anAd({ id: 2, title: 'Bikes' }),
    inRun({ id: 3, title: 'Books', run: aRun({ state: 'paused', daysLeft: 4 }) }),
  ]);
  const waits = within(await part('This waits for you'));
  const rows = waits.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('strong').textContent)).toEqual(['Bikes', 'Lamps', 'Books']);
  expect(within(rows[0]!).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/submit-ad?ad=2');
  expect(within(rows[1]!).getByText('No pictures of people')).toBeVisible();
  expect(waits.getByText('1 ad waits for a moderator.')).toBeVisible();
});

test('has the ads that run, those that end first before the others, and what all had', async () => {
  open([
    inRun({ id: 1, title: 'Lamps', metrics: sums(40) }),
    inRun({ id: 2, title: 'Bikes', run: aRun({ state: 'running', daysLeft: 2 }), metrics: sums(2) }),
  ]);
  expect(await part('Nothing waits for you')).toBeVisible();
  const running = within(await part('Running now'));
  expect(running.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bikes', 'Lamps']);
  expect(running.getByText('Days left: 2 of 30 days.')).toBeVisible();
  expect(within(await part('What your ads had')).getByText('42')).toBeVisible();
});

test('says where the money is, coin by coin', async () => {
  const bnb = { chainId: 97, currency: 'BNB', held: String(25n * coin), settled: '0', refunded: '0' };
  open([anAd()], [bnb]);
  const money = within(await part('Your money'));
  expect(money.getByText('25 BNB')).toBeVisible();
  expect(money.getAllByText('0 BNB')).toHaveLength(2);
});

test('says that nothing was paid yet', async () => {
  open([anAd()]);
  expect(await screen.findByText('You have not paid for an ad yet.')).toBeVisible();
});

test('says that it could not be loaded', async () => {
  answerCalls({ 'GET /api/ads/user': [200, [anAd()]], 'GET /api/homes/advertiser': [503] });
  renderAt('/dashboard', <AdvertiserHome skeleton={null} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});
