import type { Response } from 'express';
import type { Audience } from './upload-audience.service.js';

interface ServedPicture {
  contentType: string;
  /** Names these very bytes. */
  tag: string;
  audience: Audience;
  /** How many bytes there are, asked for where they are told of alone. */
  size: () => number | Promise<number>;
  /** Asked for where they are sent. */
  bytes: () => Promise<Buffer>;
}

/**
 * A key never gets other bytes, so that a browser may keep them for ever. A cache that many share asks again after five minutes,
 * by when a rejected ad's picture is gone.
 */
const CACHING: Record<Audience, string> = {
  everybody: 'public, max-age=31536000, s-maxage=300, immutable',
  some: 'private, no-cache',
};

/**
 * Answers with bytes that somebody else chose: shown as the picture they were encoded as and as nothing else, even when
 * opened by their own address. They are not read for whoever has them, or asks for no more than the headers.
 */
export async function sendPicture(response: Response, picture: ServedPicture): Promise<void> {
  const { req: request } = response;
  const headers = headersOf(picture);
  if (isKnown(response, headers.ETag)) return void response.set(headers).send();
  // What fails by then is told as anywhere else, without headers of a picture.
  if (request.method === 'HEAD') {
    const size = await picture.size();
    return void response.set({ ...headers, 'Content-Length': String(size) }).end();
  }
  const bytes = await picture.bytes();
  response.set(headers).send(bytes);
}

const headersOf = ({ contentType, tag, audience }: ServedPicture) => ({
  'Content-Type': contentType,
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': CACHING[audience],
  ETag: `"${tag}"`,
});

/** As Express tells it of an answer, which has no headers yet afterwards. */
function isKnown(response: Response, etag: string): boolean {
  response.set('ETag', etag);
  const { fresh } = response.req;
  response.removeHeader('ETag');
  return fresh;
}
