import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import takeOver from '../../public/take-over.js?raw';

const own = ['/libraries.js', '/site.js', '/entry.js'];
const ofPage = Array.from({ length: 9 }, (_, index) => `/part-${index}.js`);

/** What the script has put into the document. */
const asked = () => [...document.head.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')];
const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href');

function runTakeOver(): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '/entry.js', modules: [...own, ...ofPage].join(' ') });
  script.textContent = takeOver;
  document.body.append(script);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked().forEach((element) => element.remove());
});

it('fetches nothing before the page has been painted', () => {
  runTakeOver();
  vi.advanceTimersToNextFrame();
  expect(asked()).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(asked()).not.toEqual([]);
});

it('asks for a few files at a time, until all are asked for once', () => {
  runTakeOver();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(asked()).toHaveLength(6);
  vi.runAllTimers();
  expect(asked().map(addressOf)).toEqual([...own, ...ofPage]);
});

it('runs what the entry needs before it, one after the other, and only fetches the rest', () => {
  runTakeOver();
  vi.runAllTimers();
  const scripts = asked().filter((element) => element instanceof HTMLScriptElement);
  expect(scripts.map(addressOf)).toEqual(own);
  for (const { type, async } of scripts) expect({ type, async }).toEqual({ type: 'module', async: false });
});

it('asks for all at once in a hidden tab, which paints nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runTakeOver();
  expect(asked().map(addressOf)).toEqual([...own, ...ofPage]);
});
