import type { LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { AppError } from '../../../common/errors/app-error.js';
import {
  judgedAddress,
  type OutsideRules,
  outsideRules,
  pinnedTo,
  type Unfit,
  UnfitAddress,
} from '../../../common/outside/judged-address.js';
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

const MAX_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000;

/** What a picture may be fetched from, and how long that may take. */
export interface FetchRules extends OutsideRules {
  timeoutMs: number;
}

const REFUSALS: Record<Unfit, () => AppError> = {
  not_secure: pictureNotSecure,
  not_public: pictureNotPublic,
  unreachable: pictureSiteUnreachable,
};

export const fetchRules = (hostsAllowed: readonly string[]): FetchRules => ({
  ...outsideRules(hostsAllowed),
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
    return await Promise.race([followRedirects(new URL(address), rules, signal), rejectOnAbort(signal)]);
  } catch (error) {
    if (signal.aborted) throw pictureTooSlow({ seconds: rules.timeoutMs / 1_000 });
    throw error instanceof AppError ? error : pictureSiteUnreachable();
  }
}

/** Whatever it is that does not come, nobody waits for it any longer. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(pictureSiteUnreachable())));

async function followRedirects(start: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await askHost(url, await judgeHost(url, rules, signal), signal);
    const next = redirectOf(response, url);
    if (next === undefined) return receivePicture(response);
    response.destroy();
    url = next;
  }
  throw pictureRedirectedTooOften({ max: MAX_REDIRECTS });
}

/** @throws pictureNotSecure, pictureNotPublic, pictureSiteUnreachable */
async function judgeHost(url: URL, rules: FetchRules, signal: AbortSignal): Promise<LookupAddress> {
  try {
    return await judgedAddress(url, rules, signal);
  } catch (error) {
    throw error instanceof UnfitAddress ? REFUSALS[error.why]() : error;
  }
}

/** Asks without cookies, without a connection from before, and at no other address than the given one. */
function askHost(url: URL, pinned: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    signal,
    headers: {
      Accept: 'image/png, image/jpeg',
      'Accept-Encoding': 'identity',
      'User-Agent': 'picture-copy',
    },
    lookup: pinnedTo(pinned),
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
async function receivePicture(response: IncomingMessage): Promise<Buffer> {
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
