import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import script from '../../public/offline.js?raw';

let reload: Mock<() => void>;
let closing: AbortController;

/** The page that stands in for others; where it is opened anew, it is being left, and says so. */
function openPage(): void {
  reload = vi.fn<() => void>(() => void tell('beforeunload'));
  closing = new AbortController();
  const { signal } = closing;
  const listen = (event: string, hear: () => void) => window.addEventListener(event, hear, { signal });
  vi.stubGlobal('page', { location: { reload }, listen });
  const element = document.createElement('script');
  element.textContent = `((location, addEventListener) => {${script}})(page.location, page.listen)`;
  document.body.append(element);
}

const tell = (event: string) => window.dispatchEvent(new Event(event));

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  closing.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('is opened anew at once when there is a network', () => {
  expect(reload).not.toHaveBeenCalled();
  tell('online');
  expect(reload).toHaveBeenCalledOnce();
});

it('lets a page come that was chosen, unless that takes too long', () => {
  tell('beforeunload');
  tell('online');
  pass(29);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('lets a page come as long that was chosen later', () => {
  tell('beforeunload');
  tell('online');
  pass(29);
  tell('beforeunload');
  pass(29);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['lets a page come that was chosen where a browser does not say that this one is being left', {}, 0],
  ['is opened anew at once where a page was chosen for another tab', { ctrlKey: true }, 1],
  ['is opened anew at once where it was so on a Mac', { metaKey: true }, 1],
  ['is opened anew at once where a page was chosen for another window', { shiftKey: true }, 1],
])('%s', (_title, keys, times) => {
  const link = document.createElement('a');
  link.append(document.createElement('b'));
  link.href = '#chosen';
  document.body.append(link);
  link.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));
  tell('online');
  expect(reload).toHaveBeenCalledTimes(times);
});

it('is opened anew at once where what was chosen did not come, and the network comes later', () => {
  tell('beforeunload');
  pass(30);
  expect(reload).not.toHaveBeenCalled();
  tell('online');
  expect(reload).toHaveBeenCalledOnce();
});

it('is opened anew once, however often the network comes meanwhile', () => {
  tell('beforeunload');
  for (let times = 0; times < 3; times++) tell('online');
  pass(30);
  expect(reload).toHaveBeenCalledOnce();
  pass(300);
  expect(reload).toHaveBeenCalledOnce();
});

it('is not opened anew where the network is gone again', () => {
  tell('beforeunload');
  tell('online');
  tell('offline');
  pass(300);
  expect(reload).not.toHaveBeenCalled();
});

it('is opened anew once where a browser kept it for the way back', () => {
  tell('beforeunload');
  tell('online');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  pass(300);
  expect(reload).toHaveBeenCalledOnce();
});
