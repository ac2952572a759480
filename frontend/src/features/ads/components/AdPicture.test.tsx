import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { makeAd } from '../../../testing/make-ad';
import { renderAt } from '../../../testing/render';
import { AdPicture } from './AdPicture';

beforeEach(() => loadNamespaces('ads'));

const imageUrl = '/api/uploads/7';
const image = () => screen.getByRole('img', { name: 'Lamps' });

test('fetches a sidebar picture in its own width', () => {
  renderAt('/', <AdPicture ad={makeAd({ format: 'sidebar', imageUrl })} alt="Lamps" whole />);
  expect(image()).toHaveAttribute('src', '/api/uploads/7/400.webp');
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['300', '250']);
});

test('fetches a whole banner on a desk, and its middle on a phone', () => {
  const { container } = renderAt(
    '/',
    <AdPicture ad={makeAd({ format: 'banner', imageUrl })} alt="Lamps" whole />,
  );
  expect(image()).toHaveAttribute('src', '/api/uploads/7/1200.webp');
  const phones = container.querySelector('source')!;
  expect(phones).toHaveAttribute('srcset', '/api/uploads/7/narrow.webp');
  expect([phones.getAttribute('width'), phones.getAttribute('height')]).toEqual(['600', '150']);
});

test('fetches the middle of a banner for a card', () => {
  renderAt('/', <AdPicture ad={makeAd({ format: 'banner', imageUrl })} alt="Lamps" />);
  expect(image()).toHaveAttribute('src', '/api/uploads/7/narrow.webp');
  expect(image()).toHaveAttribute('loading', 'lazy');
});

test('fetches the picture that a page begins with at once', () => {
  renderAt('/', <AdPicture ad={makeAd({ format: 'sidebar', imageUrl })} alt="Lamps" isFirst />);
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});
