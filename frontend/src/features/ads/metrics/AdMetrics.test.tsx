import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { eventually } from '../../../testing/eventually';
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

const table = () => screen.getByRole('table', { name: 'The same as a table', hidden: true });

/** Opens the page and waits for its figures. @returns the addresses that were asked so far */
async function open() {
  answerCalls({ 'GET /api/ads/12/metrics': [200, metrics] });
  const fetched = vi.spyOn(globalThis, 'fetch');
  renderAt('/ads/12', <AdMetrics adId={12} />);
  await eventually(table);
  return () => fetched.mock.calls.map(([request]) => new URL((request as Request).url));
}

test('comes up to date once somebody looks at a page that was opened behind another, and stays so', async () => {
  await look(false);
  const asked = await open();
  await pass(60_000);
  expect(asked()).toHaveLength(1);
  const seenAt = Date.now();
  await look(true);
  await eventually(() => expect(asked()).toHaveLength(2));
  expect(Date.now() - seenAt).toBeLessThan(8_000);
  await eventually(async () => {
    await pass(1_000);
    expect(asked()).toHaveLength(3);
  });
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

test('says the chart in a table of its days, which has a name', async () => {
  await open();
  expect(within(table()).getAllByRole('row', { hidden: true })).toHaveLength(4);
});
