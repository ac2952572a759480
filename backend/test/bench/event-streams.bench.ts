import { type ClientRequest, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../support/own-connection.ts';
import { type BenchSite, memoryOf } from './bench-site.ts';
import type { Goal } from './report.ts';

const STREAMS = 2_000;
const OPENED_AT_ONCE = 50;
const BROADCASTS = 5;
const QUIET_MS = 5_000;

/** What 2,000 open event streams cost one process, and how long a broadcast takes to reach the last of them. */
export async function benchEventStreams(site: BenchSite): Promise<Goal[]> {
  const served = await site.serveApi('streams');
  const audience = new Audience(`${served.origin}/api/events`);
  await delay(QUIET_MS);
  const before = memoryOf(served);
  for (let open = 0; open < STREAMS; open += OPENED_AT_ONCE) await audience.grow(OPENED_AT_ONCE);
  await delay(QUIET_MS);
  const memory = memoryOf(served) - before;
  const times: number[] = [];
  await withDatabase(served.databaseUrl, async (client) => {
    for (let number = 1; number <= BROADCASTS; number++) {
      const reached = audience.allHear(`"id":${1_000_000 + number}`);
      const began = performance.now();
      await client.query(`INSERT INTO site_events (event, data) VALUES ('ad', $1)`, [
        { id: 1_000_000 + number },
      ]);
      await reached;
      times.push(performance.now() - began);
    }
  });
  audience.leave();
  return [
    { what: `Memory for ${STREAMS} open event streams, MB`, figure: memory, limit: 150 },
    {
      what: `Broadcast to all ${STREAMS}, slowest of ${BROADCASTS}, ms`,
      figure: Math.max(...times),
      limit: 1_000,
    },
  ];
}

/** Readers of the stream, each on a connection of its own. */
class Audience {
  private readonly requests: ClientRequest[] = [];
  private heard: ((text: string) => void) | undefined;
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async grow(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, async () => this.join()));
  }

  /** Resolves once every reader has received this text. */
  async allHear(text: string): Promise<void> {
    let missing = this.requests.length;
    await new Promise<void>((resolve) => {
      this.heard = (part) => {
        if (part.includes(text) && --missing === 0) resolve();
      };
    });
  }

  leave(): void {
    for (const request of this.requests) request.destroy();
  }

  private join(): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = get(
        this.url,
        { agent: false, headers: { accept: 'text/event-stream' } },
        (response) => {
          if (response.statusCode !== 200)
            return reject(new Error(`The stream answers ${response.statusCode}`));
          response.setEncoding('utf8').on('data', (part: string) => this.heard?.(part));
          response.on('error', () => undefined);
          resolve();
        },
      );
      request.on('error', reject);
      this.requests.push(request);
    });
  }
}
