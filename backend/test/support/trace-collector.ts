import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Span {
  traceId: string;
  name: string;
  attributes: Attribute[];
  /** Code 2 is a failure. */
  status?: { code?: number; message?: string };
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** Takes traces over HTTP, as whoever runs the site collects them. */
export class TraceCollector {
  readonly received: Export[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector(createServer());
    collector.server.on('request', (request, response) => {
      json(request).then(
        (body) => {
          collector.received.push(body as Export);
          return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        },
        () => response.writeHead(400).end(),
      );
    });
    await once(collector.server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): Span[] {
    return this.received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
