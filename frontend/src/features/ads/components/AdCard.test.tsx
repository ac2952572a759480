import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { makeAd } from '../../../testing/make-ad';
import { renderAt } from '../../../testing/render';
import { AdCard } from './AdCard';

beforeEach(() => loadNamespaces('ads'));

test('says "No image" where the ad has none', () => {
  renderAt('/', <AdCard ad={makeAd({ imageUrl: null })} />);
  expect(screen.getByText('No image')).toBeVisible();
});

test('says "No image" once the image turns out broken', () => {
  const { container } = renderAt('/', <AdCard ad={makeAd({ imageUrl: '/demo/gone.png' })} />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('No image')).toBeVisible();
});

test('names the status, the advertiser and the way to the details', () => {
  renderAt('/', <AdCard ad={makeAd({ id: 12, userId: 5, status: 'pending' })} />);
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.getByText('User #5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/ads/12');
});
