import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import takeOver from '../../public/take-over.js?raw';

const own = ['/libraries.js', '/site.js', '/entry.js'];
const ofPage = Array.from({ length: 9 }, (_, index) => `/part-${index}.js`);

/** The scripts that are asked for, in order. */
const asked = () => [...document.head.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')];
const addressOf = (element: HTMLElement) => element.getAttribute('src') ?? element.getAttribute('href');

function runTakeOver(): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '/entry.js', modules: [...own, ...ofPage].join(' ') });
  script.textContent = takeOver;
  document.body.append(script);
}

// The page in which they run may still be loading when the first begins.
beforeAll(() => vi.waitUntil(() => document.readyState === 'complete'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.querySelectorAll('script[src], link').forEach((element) => element.remove());
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

/** A browser that tells of its paints; what is returned tells of one. */
function tellPaints(): (name: string) => void {
  const lookers: ((list: { getEntriesByName: (name: string) => unknown[] }) => void)[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(look: (typeof lookers)[number]) {
        lookers.push(look);
      }
      observe = () => undefined;
    },
  );
  return (told) =>
    lookers.forEach((look) => look({ getEntriesByName: (name) => (name === told ? [{ name }] : []) }));
}

it('waits for the first paint of what is there to read where the browser tells of it', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const paint = tellPaints();
  runTakeOver();
  vi.runAllTimers();
  paint('first-paint');
  expect(asked()).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  vi.runAllTimers();
  expect(asked().map(addressOf)).toEqual([...own, ...ofPage]);
});

it('begins after all has been loaded where no paint is told', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  tellPaints();
  runTakeOver();
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  vi.runAllTimers();
  expect(asked().map(addressOf)).toEqual([...own, ...ofPage]);
});

it('begins where a tab is hidden meanwhile', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  tellPaints();
  runTakeOver();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).not.toEqual([]);
});

it('fetches last what no first paint needs: what is printed, and what an installed site is called', () => {
  runTakeOver();
  vi.runAllTimers();
  const links = [...document.head.querySelectorAll('link')].slice(-2);
  expect(links.map(addressOf)).toEqual(['/print.css', '/manifest.webmanifest']);
});

it('asks for all at once in a hidden tab, which paints nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runTakeOver();
  expect(asked().map(addressOf)).toEqual([...own, ...ofPage]);
});
