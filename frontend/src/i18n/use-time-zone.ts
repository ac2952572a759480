import { useHydrated } from './use-hydrated';

/** The reader's time zone for `Intl`; UTC in what the server rendered, until the browser has taken it over. */
export const useTimeZone = (): string =>
  useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
