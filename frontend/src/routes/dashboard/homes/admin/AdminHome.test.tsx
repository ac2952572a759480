import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { anAdminHome } from '../../../../testing/home-samples';
import { renderAt } from '../../../../testing/render';
import AdminHome from './AdminHome';

beforeEach(() => loadNamespaces('homes', 'errors'));

function open(home: Parameters<typeof anAdminHome>[0]) {
  answerCalls({ 'GET /api/homes/admin': [200, anAdminHome(home)] });
  return renderAt('/dashboard', <AdminHome skeleton={null} />);
}

test('leads to each thing that waits, and is silent about what does not', async () => {
  open({ pendingAds: 3, payments: 1, alarms: 2 });
  const waits = within(await screen.findByRole('region', { name: 'This waits for a decision' }));
  const links = waits.getAllByRole('link').slice(1);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2Open alarms', '/admin'],
    ['3Ads to moderate', '/admin?tab=ads&status=pending'],
    ['1Refunds to decide on', '/admin?tab=money'],
  ]);
});

test('says that there are as many or more, where counting stopped', async () => {
  open({ pendingAds: 100, alarms: 100 });
  expect(await screen.findByText('100 or more')).toBeVisible();
  expect(screen.getByText('100')).toBeVisible();
});

test('leads to the ads that wait longest, each alone', async () => {
  open({
    pendingAds: 1,
    oldestAds: [{ id: 12, title: 'Solar lamps', createdAt: '2026-03-05T10:00:00.000Z' }],
  });
  expect(await screen.findByRole('link', { name: 'Solar lamps' })).toHaveAttribute(
    'href',
    '/admin?tab=ads&text=%2312',
  );
});

test('says that nothing waits', async () => {
  open({});
  expect(await screen.findByRole('region', { name: 'Nothing waits for a decision' })).toBeVisible();
});

test('says that it could not be loaded', async () => {
  answerCalls({ 'GET /api/homes/admin': [503] });
  renderAt('/dashboard', <AdminHome skeleton={null} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});
