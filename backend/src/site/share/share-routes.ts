import { Logger } from '@nestjs/common';
import express, { type Request, type Response, type Router } from 'express';
import type { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { LANGUAGES } from '../../common/languages.js';
import { hasPoint, rateLimiter } from '../../common/rate-limit.js';
import { addressLanguage } from '../page-language.js';
import { hashOf, namedPicture, shareAddress } from './share-address.js';
import { type ShareDrawings, TooMuchToDraw } from './share-drawings.js';
import type { SharedThings } from './shared-things.js';
import type { Shared } from './shared.types.js';
import { NothingKnown } from './things/thing.js';

const RETRY_SECONDS = 5;

/** An address never means another picture. Shared caches ask again after five minutes, by when what was hidden is gone. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=300, immutable';

/** An old address leads to the new one, which votes may change at any moment. */
const SHORTLY = 'public, max-age=60';

/** Whoever asks for that many that nobody has seen draws up a list of them (a network and minute, over all processes). */
const NEW_A_MINUTE = 60;
const MINUTE_SECONDS = 60;

/** The pictures under /share: what strangers may know of, as it is now. */
export function shareRoutes(things: SharedThings, drawings: ShareDrawings, dataSource: DataSource): Router {
  const logger = new Logger('SharePictures');
  const limiter = rateLimiter(dataSource, 'share-picture', NEW_A_MINUTE, MINUTE_SECONDS);

  const isTooMuch = async ({ ip }: Request, shared: Shared): Promise<boolean> =>
    drawings.known(shared) === undefined && !(await hasPoint(limiter, networkOf(ip)));

  async function send(request: Request, response: Response, shared: Shared): Promise<void> {
    if (await isTooMuch(request, shared)) return answerLater(response, 429, MINUTE_SECONDS);
    const png = await drawings.get(shared);
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': FOR_EVER,
      // Previews stand on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${hashOf(shared)}"`,
    });
    response.send(png);
  }

  async function answer(request: Request, response: Response): Promise<void> {
    const named = namedPicture(request.path);
    const language = addressLanguage(request, LANGUAGES) ?? LANGUAGES[0];
    const shared = named && (await things.find(named.kind, named.id, language));
    if (!shared) return answerNotFound(response);
    if (named.hash === hashOf(shared)) return send(request, response, shared);
    response.set('Cache-Control', SHORTLY).redirect(302, shareAddress(shared));
  }

  async function answerOrRefuse(request: Request, response: Response): Promise<void> {
    try {
      await answer(request, response);
    } catch (error) {
      const isExpected = error instanceof TooMuchToDraw || error instanceof NothingKnown;
      if (!isExpected) logger.error({ err: error, path: request.path }, 'A picture could not be drawn');
      answerLater(response, 503, RETRY_SECONDS);
    }
  }

  const router = express.Router();
  router.get(/^\/share\//, (request, response) => answerOrRefuse(request, response));
  return router;
}

function answerLater(response: Response, status: number, seconds: number): void {
  response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(seconds) }).sendStatus(status);
}

function answerNotFound(response: Response): void {
  response.set('Cache-Control', 'no-store').sendStatus(404);
}
