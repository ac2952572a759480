import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { VideoHostsService } from '../modules/settings/video-hosts.service.js';
import { allowFilms } from '../security-headers.js';
import { type PageWords, readDescribedPages } from './described-pages.js';
import { HEAD_MARK, headTags } from './head-tags.js';
import { ownWords } from './own-words.js';

/** The SPA's one page under each of its addresses, with that address's words in its head. */
export function pageRoutes(app: INestApplication, folder: string, publicUrl: string | undefined): Router {
  const { site, pages, notFound } = readDescribedPages(folder);

  const videoHosts = app.get(VideoHostsService);

  async function send(request: Request, response: Response, words: PageWords): Promise<void> {
    const origin = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
    const tags = headTags(words, { site, origin, path: request.path });
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    allowFilms(response, await videoHosts.current());
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replace(HEAD_MARK, () => tags));
  }

  const describedBy = (path: string, words: PageWords): RequestHandler => {
    const wordsOf = ownWords(app, path);
    return async (request, response) =>
      send(request, response, (await wordsOf(request.params['id'])) ?? words);
  };

  const router = express.Router();
  for (const { path, ...words } of pages) router.get(path, describedBy(path, words));
  router.get(/.*/, (request, response) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    return send(request, response, notFound);
  });
  return router;
}
