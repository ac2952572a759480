import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViewable } from './watch-viewable';

/** What the browser would tell of the pixels in sight. */
let tell: (part: number) => void;
let state: DocumentVisibilityState;
let isFocused: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  state = 'visible';
  isFocused = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { intersectionRatio: number }[]) => void) {
        tell = (part) => told([{ intersectionRatio: part }]);
      }
      observe() {}
      disconnect() {
        tell = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watched() {
  const seen = vi.fn<() => void>();
  const end = watchViewable(document.body, seen);
  return { seen, end };
}

test('tells once of half of it in sight for a second on end', () => {
  const { seen } = watched();
  tell(0.5);
  vi.advanceTimersByTime(999);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(seen).toHaveBeenCalledOnce();
  tell(0.1);
  tell(1);
  vi.advanceTimersByTime(5_000);
  expect(seen).toHaveBeenCalledOnce();
});

test('tells nothing of less than half of it, however long', () => {
  const { seen } = watched();
  tell(0.49);
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toHaveBeenCalled();
});

test('begins the second anew after it was out of sight', () => {
  const { seen } = watched();
  tell(1);
  vi.advanceTimersByTime(900);
  tell(0.2);
  tell(1);
  vi.advanceTimersByTime(900);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveBeenCalledOnce();
});

test.each([
  ['hidden tab', () => void (state = 'hidden'), () => document.dispatchEvent(new Event('visibilitychange'))],
  ['window without focus', () => void (isFocused = false), () => window.dispatchEvent(new Event('blur'))],
])('tells nothing in a %s', (_what, change, announce) => {
  const { seen } = watched();
  tell(1);
  vi.advanceTimersByTime(900);
  change();
  announce();
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toHaveBeenCalled();
  [state, isFocused] = ['visible', true];
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(1_000);
  expect(seen).toHaveBeenCalledOnce();
});

test('tells nothing once the ad has gone from the page', () => {
  const { seen, end } = watched();
  tell(1);
  end();
  vi.advanceTimersByTime(5_000);
  expect(seen).not.toHaveBeenCalled();
});
