import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's site, which does as the test says. */
export class Stranger {
  /** Paths that were asked for. */
  readonly asked: string[] = [];

  private constructor(
    private readonly server: Server,
    /** As `PICTURE_HOSTS_ALLOWED` names it. */
    readonly host: string,
  ) {}

  static async open(answer: RequestListener, address = '127.0.0.1', port = 0): Promise<Stranger> {
    const server = createServer((request, response) => {
      stranger.asked.push(request.url ?? '');
      answer(request, response);
    });
    server.listen(port, address);
    await once(server, 'listening');
    const stranger = new Stranger(server, `${address}:${(server.address() as AddressInfo).port}`);
    return stranger;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/'): string {
    return `http://${this.host}${path}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
