import { connect } from 'node:net';

/** Whatever does not call itself a browser is counted nowhere. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What is to be told, each token once. */
export interface Beacons {
  origin: string;
  tokens: readonly string[];
}

/** Tells of views, so many at a time, from ever other networks. @returns beacons a second @throws unless all are answered with 204 */
export async function tellAll({ origin, tokens }: Beacons, connections: number): Promise<number> {
  const waiting = tokens.map((token, number) => requestOf(origin, token, number));
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => tellUntilNone(origin, waiting)));
  return tokens.length / ((performance.now() - began) / 1000);
}

function requestOf(origin: string, token: string, number: number): Buffer {
  const body = JSON.stringify({ token });
  const headers = {
    host: new URL(origin).host,
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': String(body.length),
    'user-agent': BROWSER,
    'x-forwarded-for': `198.18.${number >> 8}.${number & 255}`,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST /api/placements/seen HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

function tellUntilNone(origin: string, waiting: Buffer[]): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, tell).setEncoding('latin1').setNoDelay(true);
    function tell(): void {
      received = '';
      const next = waiting.pop();
      if (next) return void socket.write(next);
      socket.destroy();
      resolve();
    }
    socket.on('error', reject);
    socket.on('data', (part: string) => {
      received += part;
      if (!received.includes('\r\n\r\n')) return;
      if (!received.startsWith('HTTP/1.1 204 ')) return reject(new Error(received.slice(0, 200)));
      tell();
    });
  });
}
