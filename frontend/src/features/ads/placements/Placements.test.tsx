import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { Place } from '../../../ui/place/Place';
import type { Placement } from './api';
import { Placements } from './Placements';

/** The browser's, which jsdom has not. */
const disconnect = vi.fn<() => void>();

beforeEach(async () => {
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect = disconnect;
    },
  );
  await loadNamespaces('placements', 'reporting');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
  document.body.innerHTML = '';
});

const placed = (id: number): Placement => ({
  slot: 'ad-sidebar',
  ad: {
    id,
    title: `Ad ${id}`,
    description: 'Rent a lamp by the evening.',
    imageUrl: null,
    format: 'text',
    callToAction: null,
    destinationUrl: null,
  },
  token: `token-${id}`,
});

/** The page of ad 12, while the server answers with one ad after the other. */
function openAd12(...ads: number[]) {
  const calls = answerCalls({ 'GET /api/placements': () => [200, [placed(ads.shift()!)]] });
  const fetched = vi.spyOn(globalThis, 'fetch');
  renderAt(
    '/ads/12',
    <>
      <Place slot="ad-sidebar" ad={12} />
      <Placements />
    </>,
  );
  return { calls, addresses: () => fetched.mock.calls.map(([request]) => (request as Request).url) };
}

test('puts into a place what the server has for it', async () => {
  const { calls } = openAd12(13);
  expect(await screen.findByRole('link', { name: /Ad 13/ })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('offers a place for which there is no ad, and nothing to report', async () => {
  answerCalls({ 'GET /api/placements': [200, [{ slot: 'home-banner', ad: null, token: null }]] });
  renderAt(
    '/',
    <>
      <Place slot="home-banner" />
      <Placements />
    </>,
  );
  const place = await screen.findByRole('region', { name: 'Advertisement' });
  expect(within(place).getByRole('link', { name: /^Your ad here/ })).toHaveAttribute('href', '/submit-ad');
  expect(within(place).getByRole('link', { name: 'Why this ad?' })).toBeInTheDocument();
  expect(within(place).queryByText('Report this ad')).toBeNull();
});

test('names the ad of the page, which is not to stand beside itself', async () => {
  const { addresses } = openAd12(13);
  await screen.findByRole('link', { name: /Ad 13/ });
  expect(addresses()).toEqual([expect.stringMatching(/\?beside=12&slots=ad-sidebar$/)]);
});

test('puts nothing into a place that React has not taken over yet', async () => {
  const calls = answerCalls({ 'GET /api/placements': [200, [placed(13)]] });
  document.body.insertAdjacentHTML('beforeend', '<div data-place="ad-sidebar"></div>');
  const place = document.querySelector('[data-place]')!;
  renderAt('/', <Placements />);
  document.body.append(document.createElement('hr'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
  place.setAttribute('data-alive', '');
  expect(await screen.findByRole('link', { name: /Ad 13/ })).toBeInTheDocument();
});

test('asks for nothing while the page is drawn ahead, as nobody looks at it yet', async () => {
  const prerendered = Object.assign(document, { prerendering: true });
  const { calls } = openAd12(13);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(calls).toHaveLength(0);
  prerendered.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(await screen.findByRole('link', { name: /Ad 13/ })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('lets go of an ad whose place has gone with its page', async () => {
  const calls = answerCalls({ 'GET /api/placements': [200, [placed(13)]] });
  document.body.insertAdjacentHTML('beforeend', '<div data-place="ad-sidebar" data-alive></div>');
  renderAt('/', <Placements />);
  await screen.findByRole('link', { name: /Ad 13/ });
  expect(disconnect).not.toHaveBeenCalled();
  document.querySelector('[data-place]')!.remove();
  await waitFor(() => expect(disconnect).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});
