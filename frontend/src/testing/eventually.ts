import { vi } from 'vitest';

/** Looks until it holds, also by a clock that a test has set. A busy machine may take long; only a test that fails waits this long. */
export const eventually = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, 30_000);
