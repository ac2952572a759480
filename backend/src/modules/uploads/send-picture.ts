import type { Response } from 'express';
import type { Audience } from './upload-audience.service.js';

interface ServedPicture {
  contentType: string;
  bytes: Buffer;
  /** Names these very bytes. */
  tag: string;
  audience: Audience;
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
 * opened by their own address.
 */
export function sendPicture(response: Response, { contentType, bytes, tag, audience }: ServedPicture): void {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': CACHING[audience],
    ETag: `"${tag}"`,
  });
  response.send(bytes);
}
