import type { IncomingHttpHeaders } from 'node:http';
import { PushBrowser } from './push-browser.js';
import { Stranger } from './stranger.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As an answer: the connection is kept, and nothing comes. */
const KEPT_WAITING = -1;

/** A push service, which answers as the test says and keeps what it is given. */
export class PushService {
  readonly received: Received[] = [];
  /** By path; 201 if not given, 0 for a connection that is broken off without an answer. */
  readonly answers = new Map<string, number>();
  /** How many messages it had at once at most. */
  mostAtOnce = 0;
  private atOnce = 0;
  private browsers = 0;

  private constructor(private stranger: Stranger) {}

  static async start(): Promise<PushService> {
    const service = new PushService(undefined as never);
    service.stranger = await Stranger.open((request, response) => {
      service.mostAtOnce = Math.max(service.mostAtOnce, (service.atOnce += 1));
      response.once('close', () => (service.atOnce -= 1));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        service.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        const location = { Location: service.stranger.url('/elsewhere') };
        const status = service.answers.get(path) ?? 201;
        if (status === KEPT_WAITING) return;
        if (status === 0) response.destroy();
        else response.writeHead(status, location).end();
      });
    });
    return service;
  }

  /** What the API has to be told to ask it. */
  get env(): Record<string, string> {
    return { PUSH_HOSTS_ALLOWED: this.stranger.host };
  }

  get port(): number {
    return this.stranger.port;
  }

  /** One that is subscribed here. */
  browser(): PushBrowser {
    this.browsers += 1;
    return new PushBrowser(this.stranger.url(`/browser/${this.browsers}`));
  }

  /** What came for it. */
  sentTo({ endpoint }: PushBrowser): Received[] {
    return this.received.filter(({ path }) => endpoint.endsWith(path));
  }

  /** It will answer so. */
  answer({ endpoint }: PushBrowser, status: number): void {
    this.answers.set(new URL(endpoint).pathname, status);
  }

  /** Its messages are taken, and never answered. */
  keepWaiting(browser: PushBrowser): void {
    this.answer(browser, KEPT_WAITING);
  }

  async close(): Promise<void> {
    await this.stranger.close();
  }
}
