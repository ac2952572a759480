import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from './make-store';

/** Renders a part of the site at an address, with a store and a router of its own; `path` names the address's parameters. */
export function renderAt(address: string, element: ReactElement, path = '*') {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [address] });
  const store = makeStore();
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, router, store };
}
