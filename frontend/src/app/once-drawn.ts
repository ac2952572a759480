import type { RouteObject } from 'react-router-dom';
import { keepLatinFaces } from '../ui/theme/typefaces/keep-latin-faces';
import { fetchAhead } from './fetch-ahead';
import { registerWorker } from './register-worker';

/** What a page does for those that come after it, once it stands. */
export function onceDrawn(routes: RouteObject[]): void {
  fetchAhead(routes);
  void keepLatinFaces();
  if (import.meta.env.PROD) registerWorker();
}
