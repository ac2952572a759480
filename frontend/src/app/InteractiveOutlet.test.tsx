import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render';
import InteractiveOutlet from './InteractiveOutlet';

test('fetches what shows messages once somebody is about to do something, and not for who only reads', async () => {
  const fetched = vi.fn<() => object>(() => ({ notify: () => undefined }));
  vi.doMock('../ui/toast/notification', fetched);
  renderAt(
    '/register',
    <>
      <button>Look</button>
      <InteractiveOutlet />
    </>,
  );
  // As long as a fetch that had begun with the page would take.
  await import('../ui/toast/toast-layer');
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
});
