import type { RouteObject } from 'react-router-dom';
import { fetchAhead } from './fetch-ahead';
import { registerWorker } from './register-worker';

/** What a page does for those that come after it, once it stands. */
export function onceDrawn(routes: RouteObject[]): void {
  fetchAhead(routes);
  if (import.meta.env.PROD) registerWorker();
}
