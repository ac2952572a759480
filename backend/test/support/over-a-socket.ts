import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends these very bytes, as no client would write them. @returns all that came back until the server closed */
export async function overASocket(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // For a server that never answers; one that does may take its time.
  socket.setTimeout(60_000, () => socket.destroy());
  socket.write(request);
  return text(socket);
}

/** A request line with headers, after whose answer the server closes. */
export const requestText = (line: string, headers: Record<string, string> = {}): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Host: 'site.test', Connection: 'close', ...headers }).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n');

/** Status codes of all answers in it, in their order. */
export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
