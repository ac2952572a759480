import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CopyNote } from './CopyNote';

const address = 'https://example.org/lamp.png';

test('says that a picture is on its way', () => {
  render(<CopyNote copy={{ address, state: 'waiting', problem: null }} />);
  expect(screen.getByText(/is being copied/)).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
});

test('says why there is none', () => {
  const problem = { code: 'picture_too_slow', params: { seconds: 10 }, message: 'Too slow' };
  render(<CopyNote copy={{ address, state: 'failed', problem }} />);
  expect(screen.getByText('The site that has the picture took longer than 10 seconds')).toBeVisible();
});

test('says nothing of other pictures', () => {
  const { container } = render(<CopyNote copy={null} />);
  expect(container).toBeEmptyDOMElement();
});
