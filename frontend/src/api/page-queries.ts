import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ChallengeSettings } from './generated/settings';

/** What `initiate` of an endpoint gives, that its answer is waited for with. */
type Asked<Data> = ThunkAction<PromiseLike<{ data?: Data | undefined }>, unknown, unknown, UnknownAction>;

/** Asks, and gives what came; undefined where it failed, which the page says by itself. */
export type Ask = <Data>(query: Asked<Data>) => Promise<Data | undefined>;

interface AskedPage {
  /** What stands in the address where its route has a name, such as `id`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Those that are known to every page; undefined where they could not be read. */
  settings: ChallengeSettings | undefined;
  /** The time it is drawn for (ms). */
  drawnAt: number;
}

/**
 * What a page shows besides what every page does: `queries.ts` in the folder of its screen declares it as `queries`, for the server, which asks
 * for all of it and then draws the page once. What follows from an answer is asked for after it.
 */
export type PageQueries = (ask: Ask, page: AskedPage) => Promise<unknown>;
