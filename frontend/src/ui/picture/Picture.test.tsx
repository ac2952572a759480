import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './Picture';

afterEach(() => vi.restoreAllMocks());

const picture = <Picture address="/api/uploads/7" alt="Filters" seed={1} missing="No image" sizes="12rem" />;
const image = () => screen.getByRole('img', { name: 'Filters' });

test('offers an upload in every width that the server makes', () => {
  render(picture);
  expect(image()).toHaveAttribute(
    'srcset',
    '/api/uploads/7/400.webp 400w, /api/uploads/7/800.webp 800w, /api/uploads/7/1200.webp 1200w',
  );
  expect(image()).toHaveAttribute('sizes', '12rem');
  expect(image()).toHaveAttribute('src', '/api/uploads/7');
});

test('never asks a stranger’s site', () => {
  render(<Picture address="https://example.org/filters.jpg" alt="Filters" seed={1} missing="No image" />);
  expect(screen.queryByRole('img', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.getByText('No image')).toBeVisible();
});

test.each(['/demo/lamps.svg'])('shows %s as it is', (address) => {
  render(<Picture address={address} alt="Filters" seed={1} missing="No image" sizes="12rem" />);
  expect(image()).toHaveAttribute('src', address);
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).not.toHaveAttribute('sizes');
});

test('says its shape before it has come', () => {
  render(<Picture address="/api/uploads/7" alt="Filters" seed={1} missing="No image" ratio={[4, 3]} />);
  expect(image()).toHaveAttribute('width', '400');
  expect(image()).toHaveAttribute('height', '300');
});

test('is fetched when it comes near', () => {
  render(picture);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).not.toHaveAttribute('fetchpriority');
});

test('is fetched at once where a page begins with it', () => {
  render(<Picture address="/api/uploads/7" alt="Filters" seed={1} missing="No image" isFirst />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('leaves its place to a pattern where it cannot be loaded', () => {
  render(picture);
  fireEvent.error(image());
  expect(screen.getByText('No image')).toBeVisible();
});

test('notices that it failed before anybody listened', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/api/uploads/7');
  render(picture);
  expect(screen.getByText('No image')).toBeVisible();
});
