import type { IncomingMessage } from 'node:http';

/** The address of whoever asks, as Express tells it behind so many proxies (`trust proxy`), without Express. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return own;
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const nearestFirst = [own, ...told.toReversed()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)]!;
}
