import type { LookupAddress } from 'node:dns';
import type { RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { resolveName } from './resolve-name.js';

/** Whom a stranger's address may have us ask. */
export interface OutsideRules {
  /** `host:port` that may be asked without https, at any port and wherever they are; for tests alone. */
  hostsAllowed: readonly string[];
  resolve: (host: string, signal?: AbortSignal) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
}

export const outsideRules = (hostsAllowed: readonly string[]): OutsideRules => ({
  hostsAllowed,
  resolve: (host, signal) => resolveName(host, signal),
  isPublic: isPublicAddress,
});

/** Why an address is not asked. */
export type Unfit = 'not_secure' | 'not_public' | 'unreachable';

/** Says that an address is not asked, and why. */
export class UnfitAddress extends Error {
  constructor(readonly why: Unfit) {
    super(why);
  }
}

/**
 * The one address that this host is to be asked at: https at its port, and none of a name's addresses private.
 * @param signal calls off looking up its name
 * @throws UnfitAddress
 */
export async function judgedAddress(
  url: URL,
  { hostsAllowed, resolve, isPublic }: OutsideRules,
  signal?: AbortSignal,
): Promise<LookupAddress> {
  const isAllowed = hostsAllowed.includes(url.host);
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:'))
    throw new UnfitAddress('not_secure');
  // An address reads decimal, octal and hexadecimal numbers as what they mean: https://2130706433 is 127.0.0.1 by now.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0 && !isAllowed && isOfThisNetwork(host)) throw new UnfitAddress('not_public');
  const found = family === 0 ? await resolve(host, signal) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new UnfitAddress('unreachable');
  if (isAllowed) return first;
  if (url.port !== '' || !found.every(({ address }) => isPublic(address)))
    throw new UnfitAddress('not_public');
  return first;
}

/** `localhost`, and names that only the network beside the server knows: no name server of the internet is asked for them. */
function isOfThisNetwork(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || name.endsWith('.localhost');
}

/** Connects to the very address that was judged, whatever the name says by then. */
export const pinnedTo =
  (pinned: LookupAddress): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, callback) =>
    all ? callback(null, [pinned]) : callback(null, pinned.address, pinned.family);
