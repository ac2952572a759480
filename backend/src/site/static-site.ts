import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { PublicAnswers } from '../answers/public-answers.service.js';
import { Caches } from '../common/caches.js';
import { pgPool } from '../common/pg-pool.js';
import type { AppConfig } from '../config/app-config.js';
import { EventFeed } from '../events/event-feed.service.js';
import { VideoHostsService } from '../modules/settings/video-hosts.service.js';
import { isStranger } from '../session/sign-in-mark.js';
import { SessionOfRequest } from '../session/session-of-request.js';
import { ListedAds } from './listed-ads.js';
import { keepBuild, keptFiles } from './kept-builds.js';
import { pageRoutes, type SiteParts } from './page-routes.js';
import { KnownSettings } from './known-settings.js';
import { PagePatience } from './page-patience.js';
import { RenderedPages } from './rendered-pages.js';
import { SharePictures } from './share/pictures.js';
import { ShareDrawings } from './share/share-drawings.js';
import { shareRoutes } from './share/share-routes.js';
import { SharedThings } from './share/shared-things.js';
import { loadRenderer } from './site-renderer.js';

const API_PATH = /^\/api(\/|$)/;

/** A folder's name is no address of its own: without these two it would answer instead of the page. */
const FILES_ONLY = { index: false, redirect: false } as const;

/**
 * Serves the built SPA: hashed files for a year, its pages for every path that is not the API's.
 * @param folder with the site as browsers get it (`client`) and the program that renders it (`server`)
 */
export async function serveSite(
  app: NestExpressApplication,
  config: AppConfig,
  folder: string,
): Promise<void> {
  const client = join(folder, 'client');
  if (!existsSync(join(client, 'index.html'))) return;
  const site = express.Router();
  const hashed = { ...FILES_ONLY, immutable: true, maxAge: '1y' };
  const dataSource = app.get(DataSource);
  await keepBuild(dataSource, join(client, 'assets'));
  site.use('/assets', express.static(join(client, 'assets'), hashed), keptFiles(dataSource));
  site.use(express.static(client, { ...FILES_ONLY, maxAge: '1h', setHeaders: askForWorkerAnew }));
  const things = new SharedThings(app.get(PublicAnswers));
  const drawings = new ShareDrawings(new SharePictures(app.get(PublicAnswers), client), app.get(Caches));
  app.getHttpServer().once('close', () => void drawings.end());
  site.use(shareRoutes(things, drawings, dataSource));
  site.use(pageRoutes(folder, await siteParts(app, config, folder, things)));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (API_PATH.test(request.path)) return next();
    site(request, response, next);
  });
}

/** What browsers run beside all pages must not be an hour late; its name never changes. */
function askForWorkerAnew(response: Response, file: string): void {
  if (basename(file) === 'service-worker.js') response.setHeader('Cache-Control', 'no-cache');
}

async function siteParts(
  app: NestExpressApplication,
  config: AppConfig,
  folder: string,
  things: SharedThings,
): Promise<SiteParts> {
  const answers = app.get(PublicAnswers);
  const settings = new KnownSettings(answers);
  const renderer = await loadRenderer(folder);
  const caches = app.get(Caches);
  const listedAds = new ListedAds(app.get(DataSource), answers, app.get(EventFeed));
  caches.add('sitemap', listedAds.kept);
  const sessions = new SessionOfRequest(config, pgPool(app.get(DataSource)));
  return {
    answers,
    settings,
    patience: app.get(PagePatience),
    rendered: renderer && new RenderedPages(renderer, answers, settings, things, caches),
    videoHosts: app.get(VideoHostsService),
    listedAds,
    justWrote: async (request) =>
      sessions.isNamed(request) && (await sessions.find(request))?.justWrote === true,
    isStranger: (request) => isStranger(request, sessions.isNamed(request)),
    publicUrl: config.publicUrl,
    securityContact: config.securityContact,
  };
}
