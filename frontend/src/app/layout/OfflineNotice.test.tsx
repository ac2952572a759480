import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice';

afterEach(() => vi.restoreAllMocks());

function goes(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

test('says for as long as there is no network that this is how things were', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  goes(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  goes(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
