import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { publicNodeOf } from './chain/chains.js';
import type { AppConfig } from './config/app-config.js';
import { permitPlayers } from './permissions-policy.js';

const POLICY = 'Content-Security-Policy';

/** Whom browsers tell what the policy kept out. Chromium sends to names over https alone, and then leaves the address unused. */
const REPORTS = { name: 'csp', path: '/api/csp-reports' };

/**
 * The page runs its own scripts and shows our own pictures only, or a file just chosen (blob:);
 * wallets, and whoever checks a vote or the books, may ask the published nodes.
 */
export function securityHeaders(config: AppConfig, homeChainId: number): RequestHandler {
  const nodes = publicNodes(config, homeChainId);
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...nodes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // antd writes its styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        reportUri: [REPORTS.path],
        reportTo: config.secureCookies ? [REPORTS.name] : null,
        upgradeInsecureRequests: config.secureCookies ? [] : null,
      },
    },
    strictTransportSecurity: config.secureCookies,
  });
}

function publicNodes({ chain: { home, others } }: AppConfig, homeChainId: number): string[] {
  const published = [...others].map(([chainId, { publicRpcUrl }]) => publicNodeOf(chainId, publicRpcUrl));
  const nodes = [publicNodeOf(homeChainId, home.publicRpcUrl), ...published];
  return [...new Set(nodes.filter((node) => node !== null).map((node) => new URL(node).origin))];
}

/** Sites whose player a page may show in a frame, beside the PeerTube hosts that the administrator lists. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Lets the page of this answer show films. The policy belongs to the page as it was loaded: a host that is listed later plays
 * after a reload.
 */
export function allowFilms(response: Response, videoHosts: readonly string[]): void {
  const players = [...PLAYERS, ...videoHosts.map((host) => `https://${host}`)];
  const policy = String(response.getHeader(POLICY) ?? '');
  response.setHeader(POLICY, `${policy};frame-src ${players.join(' ')}`);
  permitPlayers(response, players);
}

/** Lets the page of this answer run the scripts that stand in it; undefined where none do. */
export function allowScripts(response: Response, hashes: string | undefined): void {
  if (hashes === undefined) return;
  const policy = String(response.getHeader(POLICY) ?? '');
  response.setHeader(POLICY, policy.replace("script-src 'self'", `script-src 'self' ${hashes}`));
}

/** What the API answers depends on who asks: no cache between may keep it. */
export function keepPrivate(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
}

/** Says where the name stands that the policy gives. */
export function reportingEndpoints(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Reporting-Endpoints', `${REPORTS.name}="${REPORTS.path}"`);
  next();
}
