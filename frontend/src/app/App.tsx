import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from './store';

/** The site around whichever router the browser or the server has. */
export const App = ({ store, children }: { store: Store; children: ReactNode }) => (
  <StrictMode>
    <Provider store={store}>{children}</Provider>
  </StrictMode>
);
