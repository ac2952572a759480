import type { Request } from 'express';
import { networkOf } from '../../common/access/network-of.js';
import type { AppConfig } from '../../config/app-config.js';
import { knownBrowser } from '../../session/known-browsers.js';

const KNOWN = 'browser ';

/** Where a password for this account is tried from: a browser that the account knows, or else a network. */
export function loginOrigin(config: AppConfig, request: Request, username: string): string {
  const browser = knownBrowser(config, request, username);
  return browser === undefined ? networkOf(request.ip) : `${KNOWN}${browser}`;
}

export const isKnownOrigin = (origin: string): boolean => origin.startsWith(KNOWN);
