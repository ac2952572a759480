/**
 * What the browser runs beside the site's pages, built as a file of its own (`/service-worker.js`). A new version waits until no page of
 * the former one is open, and takes over none that is.
 */
import { forgetAtSignIns } from './forget-at-sign-ins';
import { keepFiles } from './kept-files';
import { keepPages } from './kept-pages';
import { obeyPages } from './obey-pages';
import { keepOfflinePage } from './offline-page';
import { tellOfNews } from './push';
import { scope } from './scope';

keepOfflinePage();
keepPages();
keepFiles();
forgetAtSignIns();
obeyPages();
tellOfNews(scope);
