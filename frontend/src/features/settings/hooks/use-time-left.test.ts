import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeLeft } from './use-time-left';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-07-31T23:59:57Z') }));
afterEach(() => vi.useRealTimers());

const elapse = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

test('ticks every second and stands still at the end', () => {
  const { result } = renderHook(() => useTimeLeft('2026-08-01T00:00:00Z'));
  expect(result.current.seconds).toBe('03');
  elapse(1);
  expect(result.current.seconds).toBe('02');
  elapse(5);
  expect(result.current.seconds).toBe('00');
  expect(vi.getTimerCount()).toBe(0);
});
