import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Hydration } from '../i18n/Hydration';
import { Answering } from '../ui/Answering';
import type { Store } from './store';

interface AppProps {
  store: Store;
  children: ReactNode;
}

/**
 * The site around whichever router the browser or the server has. The browser's first state is what the server rendered with: parts
 * that are taken over later than others, when the store has moved on, still begin with it.
 */
export const App = ({ store, children }: AppProps) => (
  <StrictMode>
    <Provider store={store} serverState={import.meta.env.SSR ? undefined : store.getInitialState()}>
      <Hydration>
        <Answering>{children}</Answering>
      </Hydration>
    </Provider>
  </StrictMode>
);
