import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { nothingFiltered } from '../../../testing/samples';
import type { AdMetricsData } from '../placements/api';
import AdMetrics from './AdMetrics';

beforeEach(async () => {
  await loadNamespaces('metrics');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const metrics: AdMetricsData = {
  adId: 12,
  from: '2026-11-01',
  to: '2026-11-03',
  definitions: '',
  sums: { served: 0, viewable: 0, clicks: 0, reach: 0, filtered: nothingFiltered },
  days: [],
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function look(isSeen: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** @returns the addresses that were asked so far */
async function open() {
  answerCalls({ 'GET /api/ads/12/metrics': [200, metrics] });
  const fetched = vi.spyOn(globalThis, 'fetch');
  renderAt('/ads/12', <AdMetrics adId={12} />);
  await pass(0);
  return () => fetched.mock.calls.map(([request]) => new URL((request as Request).url));
}

test('comes up to date once somebody looks at a page that was opened behind another, and stays so', async () => {
  await look(false);
  const asked = await open();
  await pass(60_000);
  expect(asked()).toHaveLength(1);
  await look(true);
  await pass(0);
  expect(asked()).toHaveLength(2);
  await pass(9_000);
  expect(asked()).toHaveLength(3);
});

test('asks for nothing while nobody looks', async () => {
  await look(true);
  const asked = await open();
  await look(false);
  await pass(60_000);
  expect(asked()).toHaveLength(1);
});

test("ends with the server's own day, whatever the reader's clock says", async () => {
  const [address] = (await open())();
  expect(address!.searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(address!.searchParams.has('to')).toBe(false);
});

test('lets the keyboard scroll the table of days', async () => {
  await open();
  const table = screen.getByRole('region', { name: 'The same as a table', hidden: true });
  expect(table).toHaveAttribute('tabindex', '0');
  expect(table).toContainElement(screen.getByRole('table', { hidden: true }));
});
