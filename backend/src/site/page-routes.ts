import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import express, { type Request, type Response, type Router } from 'express';
import type { PublicAnswers } from '../answers/public-answers.service.js';
import { VideoHostsService } from '../modules/settings/video-hosts.service.js';
import { allowFilms, allowScripts } from '../security-headers.js';
import { isMarkedSignedIn } from '../session/sign-in-mark.js';
import type { ListedAds } from './listed-ads.js';
import { type DescribedPages, type PageWords, readDescribedPages, SEASON_MARK } from './described-pages.js';
import type { KnownSettings } from './known-settings.js';
import type { PagePatience } from './page-patience.js';
import { headTags } from './head-tags.js';
import { PageDocument } from './page-document.js';
import { addressLanguage, pageLanguage } from './page-language.js';
import type { RenderedPages } from './rendered-pages.js';
import { SECURITY_TXT, securityTxt } from './security-txt.js';
import { ADS_PART, PAGES_PART, robots, sitemapIndex, sitemapOfAds, sitemapOfPages } from './sitemap.js';
import type { Redirection, RenderedPage } from './site-renderer.js';

/** What the site's pages need of the application. */
export interface SiteParts {
  answers: PublicAnswers;
  settings: KnownSettings;
  patience: PagePatience;
  /** Undefined where the site was built for browsers alone. */
  rendered: RenderedPages | undefined;
  videoHosts: VideoHostsService;
  listedAds: ListedAds;
  /** Whether whoever asks has just changed something, and must see that. */
  justWrote(request: IncomingMessage): Promise<boolean>;
  /** Whether nobody can be signed in where it comes from. */
  isStranger(request: IncomingMessage): boolean;
  /** The site's own address, where it is set. */
  publicUrl: string | undefined;
  /** Whom to tell of a hole. */
  securityContact: string | undefined;
}

/** Where a link was seen says nothing about which page is shown. The language stays: links to the page's own tabs keep it. */
const NOT_OF_THE_PAGE = /^(utm_\w+|fbclid|gclid)$/;

/** When to ask again for a page that lacks something: most failures are over by then, as while the database starts anew. */
const RETRY_SECONDS = 5;

/** Tells the site's service worker that it may keep the page for when there is no network (its kept-pages.ts). */
const OFFLINE_COPY = ['Offline-Copy', 'stranger'] as const;

/** The others come as a frame, which shows nothing without the API. */
const isToRead = ({ status, screens }: RenderedPage): boolean => status === 200 && screens.length > 0;

/** The site's pages, rendered in the reader's language; the browser takes them over. */
export function pageRoutes(folder: string, parts: SiteParts): Router {
  const described = readDescribedPages(join(folder, 'client'));
  const document = new PageDocument(join(folder, 'client'));
  const logger = new Logger('Site');

  const originOf = (request: Request): string =>
    parts.publicUrl ? new URL(parts.publicUrl).origin : `${request.protocol}://${request.host}`;

  async function renderNow(request: Request, language: string) {
    const fresh = await parts.justWrote(request);
    return parts.rendered?.get(pathOf(request), language, {
      fresh,
      isForStranger: !isMarkedSignedIn(request),
    });
  }

  async function render(request: Request, language: string): Promise<RenderedPage | Redirection | undefined> {
    try {
      const tooLate = wait(parts.patience.ms, undefined, { ref: false });
      return await Promise.race([renderNow(request, language), tooLate]);
    } catch (error) {
      logger.error({ err: error, path: request.path }, 'A page could not be rendered; the browser does it');
      return undefined;
    }
  }

  async function send(request: Request, response: Response): Promise<void> {
    const language = pageLanguage(request, described.languages);
    const page = await render(request, language);
    if (page && 'location' in page) return response.redirect(302, page.location);
    const preview = page?.preview;
    const { status, words } = page ?? bareWords(described, request.path, await parts.settings.season());
    const named = addressLanguage(request, described.languages);
    const origin = originOf(request);
    const head = headTags(words, { described, origin, path: request.path, language: named, preview });
    const place = { language, path: request.path, head };
    allowFilms(response, await parts.videoHosts.current());
    allowScripts(response, document.scriptHashes);
    response.setHeader('Cache-Control', status === 503 ? 'no-store' : 'no-cache');
    if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    if (page && isToRead(page) && parts.isStranger(request)) response.setHeader(...OFFLINE_COPY);
    response.setHeader('Content-Language', language);
    response.vary('Accept-Language').vary('Cookie');
    if (status === 404) response.setHeader('X-Robots-Tag', 'noindex');
    response.status(status).type('html');
    response.send(page ? document.rendered(place, page) : document.bare(place));
  }

  async function sendSitemap(request: Request, response: Response): Promise<void> {
    response.type('xml').send(sitemapIndex(originOf(request), await parts.listedAds.parts()));
  }

  async function sendPagesPart(request: Request, response: Response): Promise<void> {
    response.type('xml').send(await sitemapOfPages(originOf(request), described, parts.answers));
  }

  async function sendAdsPart(request: Request, response: Response): Promise<void> {
    const ids = await parts.listedAds.idsOf(Number(ADS_PART.exec(request.path)![1]));
    if (ids.length === 0) return send(request, response);
    response.type('xml').send(sitemapOfAds(originOf(request), described, ids));
  }

  const router = express.Router();
  router.get('/robots.txt', (request, response) => {
    response.type('text').send(robots(originOf(request)));
  });
  router.get(SECURITY_TXT, (request, response) => {
    response.type('text').send(securityTxt(originOf(request), parts.securityContact));
  });
  router.get('/sitemap.xml', (request, response) => sendSitemap(request, response));
  router.get(PAGES_PART, (request, response) => sendPagesPart(request, response));
  router.get(ADS_PART, (request, response) => sendAdsPart(request, response));
  router.get(/.*/, (request, response) => send(request, response));
  return router;
}

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(`http://site.invalid${request.originalUrl}`);
  for (const name of [...searchParams.keys()]) if (NOT_OF_THE_PAGE.test(name)) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

/** What is known of an address without rendering its page. */
function bareWords(
  { pages, notFound }: DescribedPages,
  path: string,
  season: number,
): { status: number; words: PageWords } {
  const page = pages.find((one) => patternOf(one.path).test(path));
  if (!page) return { status: 404, words: notFound };
  const { title, description } = page;
  return {
    status: 200,
    words: { title: ofSeason(title, season), description: ofSeason(description, season) },
  };
}

const ofSeason = (text: string, season: number): string => text.replaceAll(SEASON_MARK, String(season));

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
