import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViewable } from './watch-viewable';

/** What the browser would tell of the pixels in sight. */
let tell: (part: number) => void;
let state: DocumentVisibilityState;
let isFocused: boolean;
/** Of the newest observation. */
let rootMargin: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  state = 'visible';
  isFocused = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        told: (entries: { intersectionRatio: number }[]) => void,
        options: IntersectionObserverInit,
      ) {
        rootMargin = options.rootMargin;
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
  document.body.innerHTML = '';
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

test.each([
  ['a dialog of this site', '<dialog></dialog>', (dialog: Element) => dialog.toggleAttribute('open')],
  ['any other modal', '<div role="dialog"></div>', (modal: Element) => (modal.ariaModal = 'true')],
])('tells nothing while %s lies over it, and begins anew afterwards', (_what, markup, open) => {
  const { seen } = watched();
  tell(1);
  vi.advanceTimersByTime(800);
  document.body.innerHTML = markup;
  open(document.body.firstElementChild!);
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  vi.advanceTimersByTime(1_000);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveBeenCalledOnce();
});

test('looks at what is below the header alone, however high it grows', () => {
  let grow = () => undefined as void;
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super(told);
        grow = () => told([], this);
      }
    },
  );
  document.body.innerHTML = '<header data-covers></header>';
  const header = document.querySelector('header')!;
  const height = vi.spyOn(header, 'offsetHeight', 'get').mockReturnValue(72);
  const { seen } = watched();
  expect(rootMargin).toBe('-72px 0px 0px');
  height.mockReturnValue(120);
  grow();
  expect(rootMargin).toBe('-120px 0px 0px');
  tell(0.5);
  vi.advanceTimersByTime(1_000);
  expect(seen).toHaveBeenCalledOnce();
});
