import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '../testing/make-store';
import { RouteFailure } from './RouteFailure';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** A page that breaks by what is thrown. */
function open(thrown: Error) {
  const Broken = () => {
    throw thrown;
  };
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <RouteFailure /> }]);
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

test('offers to load a page again that broke', async () => {
  open(new Error('No such thing'));
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});

test('names a failure of the server as its log does', async () => {
  const failure = { status: 500, problem: null, fields: {}, reference: 'b6f1-77' };
  open(Object.assign(new Error('500'), failure));
  expect(await screen.findByText(/Reference: b6f1-77/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy the reference' })).toBeVisible();
});
