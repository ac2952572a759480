import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import type { Placement } from './api';
import { Placements } from './Placements';

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await loadNamespaces('placements', 'reporting');
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
  renderAt(
    '/ads/12',
    <>
      <div data-place="ad-sidebar" data-ad={12} />
      <Placements />
    </>,
  );
  return calls;
}

test('puts into a place what the server has for it', async () => {
  const calls = openAd12(13);
  expect(await screen.findByRole('link', { name: /Ad 13/ })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('asks once more rather than showing an ad beside itself', async () => {
  const calls = openAd12(12, 13);
  expect(await screen.findByRole('link', { name: /Ad 13/ })).toBeInTheDocument();
  expect(screen.queryByText('Ad 12')).toBeNull();
  expect(calls).toHaveLength(2);
});

test('leaves the place beside the only ad to whoever wants it', async () => {
  const calls = openAd12(12, 12);
  expect(await screen.findByRole('link', { name: /Your ad here/ })).toBeInTheDocument();
  expect(screen.queryByText('Ad 12')).toBeNull();
  expect(calls).toHaveLength(2);
});
