import type { Request } from 'express';
import { networkOf } from '../../common/access/network-of.js';
import type { AppConfig } from '../../config/app-config.js';
import { type KnownAccount, knownBrowser } from '../../session/known-browsers.js';

const KNOWN = 'browser ';

/** Where a password for this account is tried from: a browser that the account knows, or else a network. */
export function loginOrigin(config: AppConfig, request: Request, account: KnownAccount | null): string {
  const browser = account && knownBrowser(config, request, account);
  return browser ? `${KNOWN}${browser}` : networkOf(request.ip);
}

export const isKnownOrigin = (origin: string): boolean => origin.startsWith(KNOWN);
