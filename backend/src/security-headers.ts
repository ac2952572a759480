import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppConfig } from './config/app-config.js';

/**
 * The page runs its own scripts only; pictures may come from advertisers' sites, or from a file just chosen (blob:);
 * wallets may ask the published node.
 */
export function securityHeaders(config: AppConfig): RequestHandler {
  const { publicRpcUrl } = config.chain;
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...(publicRpcUrl ? [new URL(publicRpcUrl).origin] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        // antd writes its styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.secureCookies ? [] : null,
      },
    },
    strictTransportSecurity: config.secureCookies,
  });
}

/** What the API answers depends on who asks: no cache between may keep it. */
export function keepPrivate(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
}
