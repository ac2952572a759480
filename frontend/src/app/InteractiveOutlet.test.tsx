import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render';
import InteractiveOutlet from './InteractiveOutlet';
import { Main } from './layout/Main';

test('fetches what shows messages once somebody is about to do something, and not for who comes by a link and reads', async () => {
  const fetched = vi.fn<() => object>(() => ({ notify: () => undefined }));
  vi.doMock('../ui/toast/notification', fetched);
  renderAt(
    '/',
    <>
      <Link to="/register">Register</Link>
      <Main>
        <Routes>
          <Route path="/" element={<p>Home</p>} />
          <Route element={<InteractiveOutlet />}>
            <Route path="/register" element={<button>Look</button>} />
          </Route>
        </Routes>
      </Main>
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  // Reading begins there.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  // As long as a fetch that had begun with the page would take.
  await import('../ui/toast/toast-layer');
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button'));
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
});
