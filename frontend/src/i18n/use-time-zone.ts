import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The reader's time zone for `Intl`. A page that comes from the server shows UTC, as nobody knows the reader's there, and the
 * reader's own as soon as it runs.
 */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
