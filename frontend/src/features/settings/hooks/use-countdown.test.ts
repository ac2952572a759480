import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown';

const end = '2026-08-01T00:00:00Z';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-07-31T23:59:57Z') }));
afterEach(() => vi.useRealTimers());

const elapse = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('ticks every second and stands still at the end', () => {
  const { result } = renderHook(() => useCountdown(null, end));
  expect(result.current.left?.seconds).toBe('03');
  elapse(1000);
  expect(result.current.left?.seconds).toBe('02');
  elapse(5000);
  expect(result.current.left?.seconds).toBe('00');
  expect(vi.getTimerCount()).toBe(0);
});

test('counts down to the end as a beginning while no start is set', () => {
  const { result } = renderHook(() => useCountdown(null, end));
  expect(result.current).toMatchObject({ turn: 'begins', left: { seconds: '03' } });
});

test('counts down to the start, and at that moment turns to the end', () => {
  vi.setSystemTime(new Date('2025-07-31T23:59:58.600Z'));
  const { result } = renderHook(() => useCountdown('2025-08-01T00:00:00Z', end));
  expect(result.current).toMatchObject({ turn: 'begins', left: { days: '00', seconds: '01' } });
  elapse(1399);
  expect(result.current).toMatchObject({ turn: 'begins', left: { seconds: '01' } });
  elapse(1);
  expect(result.current).toMatchObject({ turn: 'ends', left: { days: '365', seconds: '00' } });
  elapse(1000);
  expect(result.current).toMatchObject({ turn: 'ends', left: { days: '364', seconds: '59' } });
});

test('counts down to the end of a season that runs', () => {
  const { result } = renderHook(() => useCountdown('2025-08-01T00:00:00Z', end));
  expect(result.current).toMatchObject({ turn: 'ends', left: { seconds: '03' } });
  elapse(3000);
  expect(result.current).toMatchObject({ turn: 'ends', left: { seconds: '00' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('follows the dates when they change', () => {
  const initialProps: { start: string | null } = { start: '2026-07-31T23:59:59Z' };
  const { result, rerender } = renderHook(({ start }) => useCountdown(start, end), { initialProps });
  expect(result.current).toMatchObject({ turn: 'begins', left: { seconds: '02' } });
  rerender({ start: '2026-07-01T00:00:00Z' });
  expect(result.current).toMatchObject({ turn: 'ends', left: { seconds: '03' } });
  rerender({ start: null });
  expect(result.current).toMatchObject({ turn: 'begins', left: { seconds: '03' } });
});
