import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import type { PlacedAdData } from './api';
import { PlacedAd } from './PlacedAd';

/** The browser's, which jsdom has not. */
const observe = vi.fn<(element: Element) => void>();
const disconnect = vi.fn<() => void>();

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
    },
  );
  await loadNamespaces('placements');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const ad: PlacedAdData = {
  id: 12,
  title: 'Solar lamps',
  description: 'Rent a lamp by the evening.',
  imageUrl: '/api/uploads/7',
  format: 'banner',
  callToAction: 'Rent one',
  destinationUrl: 'https://example.org/',
};
const open = (change: Partial<PlacedAdData> = {}) =>
  renderAt('/', <PlacedAd ad={{ ...ad, ...change }} token="a-token" />);

/** As a browser has it that kept the picture from an earlier page. */
function havePictures(width: number) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}

test('leads to the advertiser as to whoever pays for it, in a window that knows nothing of this one', () => {
  open();
  const link = screen.getByRole('link', { name: /Rent one/ });
  expect(link).toHaveAttribute('href', 'https://example.org/');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(link).toHaveAttribute('target', '_blank');
});

test('leads to the page of an ad that leads nowhere, in this window', () => {
  open({ destinationUrl: null, callToAction: null });
  const link = screen.getByRole('link', { name: /View Details/ });
  expect(link).toHaveAttribute('href', '/ads/12');
  expect(link).not.toHaveAttribute('target');
});

test('has phones take the banner that is half as wide and as high', () => {
  const { container } = open();
  const narrow = container.querySelector('source')!;
  expect(narrow.media).toBe('(width < 48rem)');
  expect(narrow.srcset).toMatch(/^\/api\/uploads\/7\b/);
  expect(narrow.srcset).not.toBe(container.querySelector('img')!.getAttribute('src'));
  expect([narrow.getAttribute('width'), narrow.getAttribute('height')]).toEqual(['600', '150']);
});

test('watches an ad of words from the beginning', () => {
  open({ imageUrl: null, format: 'text' });
  expect(observe).toHaveBeenCalledExactlyOnceWith(screen.getByRole('link'));
});

test.each(['banner', 'sidebar', 'text'] as const)('watches a %s once its picture has come', (format) => {
  const { container, unmount } = open({ format });
  expect(observe).not.toHaveBeenCalled();
  fireEvent.load(container.querySelector('img')!);
  expect(observe).toHaveBeenCalledExactlyOnceWith(screen.getByRole('link'));
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('watches an ad whose picture was there before', () => {
  havePictures(1200);
  open();
  expect(observe).toHaveBeenCalledOnce();
});

test('never watches an ad whose picture did not come', () => {
  havePictures(0);
  const { container, unmount } = open();
  fireEvent.error(container.querySelector('img')!);
  expect(observe).not.toHaveBeenCalled();
  unmount();
});

test('watches nothing that has gone before its picture came', () => {
  const { container, unmount } = open();
  const picture = container.querySelector('img')!;
  unmount();
  fireEvent.load(picture);
  expect(observe).not.toHaveBeenCalled();
});

test('watches no longer once it is followed, as a click counts as a view', () => {
  open({ imageUrl: null, format: 'text' });
  // Nor has jsdom any of these.
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  fireEvent.click(screen.getByRole('link'));
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/clicked$/), expect.anything());
  expect(disconnect).toHaveBeenCalledOnce();
});
