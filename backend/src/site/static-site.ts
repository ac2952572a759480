import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pageRoutes } from './page-routes.js';

const API_PATH = /^\/api(\/|$)/;

/** A folder's name is no address of its own: without these two it would answer instead of the page. */
const FILES_ONLY = { index: false, redirect: false } as const;

/** Serves the built SPA: hashed files for a year, its page for every path that is not the API's. `publicUrl` is the site's origin. */
export function serveSite(app: NestExpressApplication, folder: string, publicUrl: string | undefined): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  const site = express.Router();
  const hashed = { ...FILES_ONLY, immutable: true, maxAge: '1y', fallthrough: false };
  site.use('/assets', express.static(join(folder, 'assets'), hashed));
  site.use(express.static(folder, { ...FILES_ONLY, maxAge: '1h' }));
  site.use(pageRoutes(app, folder, publicUrl));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (API_PATH.test(request.path)) return next();
    site(request, response, next);
  });
}
