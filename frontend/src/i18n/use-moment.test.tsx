import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hydration } from './Hydration';
import { startClock, useMoment } from './use-moment';

const longAgo = Date.parse('2020-02-29T12:00:00Z');

afterEach(() => startClock());

test('is the server’s moment until the browser has taken the page over, and the browser’s own from then on', () => {
  startClock(longAgo);
  const moments: number[] = [];
  renderHook(() => void moments.push(useMoment()), { wrapper: Hydration });
  expect(moments[0]).toBe(longAgo);
  expect(moments.at(-1)).toBeGreaterThan(longAgo);
});

test('is the browser’s own where no server has drawn the page', () => {
  const { result } = renderHook(useMoment);
  expect(Math.abs(result.current - Date.now())).toBeLessThan(10_000);
});
