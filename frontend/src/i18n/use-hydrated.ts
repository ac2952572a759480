import { createContext, use } from 'react';

/** True but for the time that {@link Hydration} speaks of. */
export const HydratedContext = createContext(true);

/**
 * False on the server and while the browser takes its page over, true from then on: for what the server cannot know, such as the
 * reader's time zone.
 */
export const useHydrated = (): boolean => use(HydratedContext);
