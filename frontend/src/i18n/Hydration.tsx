import { type ReactNode, useDeferredValue } from 'react';
import { HydratedContext } from './use-hydrated';

/** Around what the server may have rendered. It tells of the end in turns, so that a phone can answer its reader in between. */
export const Hydration = ({ children }: { children: ReactNode }) => (
  <HydratedContext value={useDeferredValue(true, false)}>{children}</HydratedContext>
);
