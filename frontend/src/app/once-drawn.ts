import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { keepLatinFaces } from '../ui/theme/typefaces/keep-latin-faces';
import { fetchAhead } from './fetch-ahead';
import { registerWorker } from './register-worker';

/** What a page does for those that come after it, once it stands. */
export function onceDrawn(routes: RouteObject[], i18next: i18n): void {
  fetchAhead(routes);
  void keepLatinFaces(i18next.language);
  i18next.on('languageChanged', (language) => void keepLatinFaces(language));
  if (import.meta.env.PROD) registerWorker();
}
