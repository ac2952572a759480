import { connect } from 'node:net';

/** How many requests a server answers, and how long one waits. */
export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds an answer took at most in 99 of 100 cases. */
  p99: number;
}

/** A GET and the status that is expected of it. */
export interface Get {
  origin: string;
  path: string;
  headers?: Record<string, string>;
  status: number;
}

/**
 * Asks the same over so many connections for so long. Without a client's comforts, which would cost more than what is
 * measured: whoever asks must not be the slower one. @throws for another status
 */
export async function load(get: Get, connections: number, forMs: number): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => askUntil(end, get, times)));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)]! };
}

function askUntil(end: number, { origin, path, headers = {}, status }: Get, times: number[]): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`);
  return new Promise((resolve, reject) => {
    let asked = 0;
    let received = '';
    const socket = connect(Number(port), hostname, ask).setEncoding('latin1').setNoDelay(true);
    function ask(): void {
      received = '';
      asked = performance.now();
      socket.write(question);
    }
    socket.on('error', reject);
    socket.on('data', (part: string) => {
      received += part;
      if (!isWhole(received)) return;
      if (!received.startsWith(`HTTP/1.1 ${status} `))
        return reject(new Error(`${path}: ${received.slice(0, 200)}`));
      const now = performance.now();
      times.push(now - asked);
      if (now < end) return ask();
      socket.destroy();
      resolve();
    });
  });
}

function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head)) ?? [];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return received.startsWith('HTTP/1.1 304') || received.endsWith('\r\n0\r\n\r\n');
}
