/**
 * What the browser runs beside the site's pages, built as a file of its own (`/service-worker.js`). It takes over no page that is open
 * and keeps no request from the network.
 */
import { tellOfNews } from './push';

tellOfNews(self as unknown as ServiceWorkerGlobalScope);
