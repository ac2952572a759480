import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';

const YEAR = '1y';

/** Serves the built SPA: hashed files for a year, its page for every path that is not the API's. */
export function serveSite(app: NestExpressApplication, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: YEAR,
      index: false,
      fallthrough: false,
    }),
  );
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(request.path);
    if (!isPage) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder });
  });
}
