import type { Response } from 'express';

interface ServedPicture {
  contentType: string;
  bytes: Buffer;
  /** Names these very bytes. */
  tag: string;
}

/**
 * Answers with bytes that somebody else chose: shown as the picture they were encoded as and as nothing else, even when
 * opened by their own address. An id never gets other bytes, so they may be kept for ever.
 */
export function sendPicture(response: Response, { contentType, bytes, tag }: ServedPicture): void {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${tag}"`,
  });
  response.send(bytes);
}
