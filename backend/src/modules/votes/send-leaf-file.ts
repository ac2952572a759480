import type { Request, Response } from 'express';
import { sendPieces, withFirst } from '../../common/send-pieces.js';
import type { ByteRange, LeafFile } from './vote-leaves.service.js';

/** Answers with a file that never changes, or the one stretch of it that was asked for. */
export async function sendLeafFile(
  request: Request,
  response: Response,
  file: LeafFile,
  read: (range: ByteRange) => AsyncGenerator<Buffer>,
): Promise<void> {
  const before = response.getHeaders();
  response.set({
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="votes-${file.month}.ndjson.gz"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${file.tag}"`,
  });
  // Also where the reader says that it has these bytes.
  if (request.fresh) return void response.status(304).end();
  const range = rangeOf(request, file);
  if (range === 'none of it') {
    response.removeHeader('Cache-Control');
    return void response.status(416).set('Content-Range', `bytes */${file.size}`).end();
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') return void response.end();
  const pieces = read({ start, end });
  const first = await pieces.next().catch((error: unknown) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.set(before);
    throw error;
  });
  await sendPieces(response, withFirst(first, pieces));
}

/** Answers with a list. */
export async function sendLeafList(response: Response, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  response.type('application/json');
  await sendPieces(response, withFirst(first, pieces));
}

/** Null for the whole: also of what is asked for in several stretches, or was begun of another file. */
function rangeOf(request: Request, { size, tag }: LeafFile): ByteRange | 'none of it' | null {
  const began = request.headers['if-range'];
  if (began !== undefined && began !== `"${tag}"`) return null;
  // The library finds no bytes where more are asked for than there are.
  const fromEnd = Number(/^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1]);
  if (fromEnd > size) return { start: 0, end: size - 1 };
  const ranges = request.range(size);
  if (ranges === -1) return 'none of it';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0]!;
}
