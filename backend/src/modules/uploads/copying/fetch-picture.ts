import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '../../../common/errors/app-error.js';
import { MAX_UPLOAD_MEGABYTES, pictureTooHeavy } from '../uploads.errors.js';
import {
  MAX_COPY_SECONDS,
  MAX_REDIRECTS,
  pictureNotPublic,
  pictureNotSecure,
  pictureRedirectedTooOften,
  pictureRefusedThere,
  pictureSiteUnreachable,
  pictureTooSlow,
} from './copying.errors.js';
import { isPublicAddress } from './public-address.js';

const MAX_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000;

/** What a picture may be fetched from, and how long that may take. */
export interface FetchRules {
  /** `host:port` that may be asked without https, at any port and wherever they are; for tests alone. */
  hostsAllowed: readonly string[];
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
  timeoutMs: number;
}

export const fetchRules = (hostsAllowed: readonly string[]): FetchRules => ({
  hostsAllowed,
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  timeoutMs: MAX_COPY_SECONDS * 1_000,
});

/**
 * Fetches what a stranger's address leads to, as bytes that nobody has looked at yet. Every redirect is judged like the first
 * address, and each connection goes to the very address that was judged.
 * @throws an AppError that says why not
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await Promise.race([follow(new URL(address), rules, signal), ended(signal)]);
  } catch (error) {
    if (signal.aborted) throw pictureTooSlow({ seconds: rules.timeoutMs / 1_000 });
    throw error instanceof AppError ? error : pictureSiteUnreachable();
  }
}

/** Looking up a name cannot be called off; nobody waits for it any longer. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(pictureSiteUnreachable())));

async function follow(start: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(url, await judged(url, rules), signal);
    const next = redirectOf(response, url);
    if (next === undefined) return receive(response);
    response.destroy();
    url = next;
  }
  throw pictureRedirectedTooOften({ max: MAX_REDIRECTS });
}

/** The one address that this host is to be asked at. */
async function judged(url: URL, { hostsAllowed, resolve, isPublic }: FetchRules): Promise<LookupAddress> {
  const isAllowed = hostsAllowed.includes(url.host);
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:')) throw pictureNotSecure();
  // An address reads decimal, octal and hexadecimal numbers as what they mean: https://2130706433 is 127.0.0.1 by now.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw pictureSiteUnreachable();
  if (isAllowed) return first;
  if (url.port !== '' || !found.every(({ address }) => isPublic(address))) throw pictureNotPublic();
  return first;
}

/** Asks without cookies, without a connection from before, and at no other address than the given one. */
function ask(url: URL, pinned: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    signal,
    headers: {
      Accept: 'image/png, image/jpeg',
      'Accept-Encoding': 'identity',
      'User-Agent': 'picture-copy',
    },
    lookup: (_host, { all }, callback) =>
      all ? callback(null, [pinned]) : callback(null, pinned.address, pinned.family),
  };
  return new Promise((resolve, reject) => {
    const asked = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
    asked.once('response', resolve).on('error', reject).end();
  });
}

/** Where the answer sends us; undefined for the picture itself. @throws pictureRefusedThere */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode === 200) return undefined;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  const next = isRedirect && headers.location ? URL.parse(headers.location, from.href) : null;
  if (next === null) throw pictureRefusedThere({ status: statusCode });
  return next;
}

/** Counts what comes, whatever was announced, and takes it as it is: nothing is unpacked. @throws pictureTooHeavy */
async function receive(response: IncomingMessage): Promise<Buffer> {
  const tooHeavy = pictureTooHeavy({ megabytes: MAX_UPLOAD_MEGABYTES });
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    if (Number(response.headers['content-length']) > MAX_BYTES) throw tooHeavy;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooHeavy;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
