import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Span {
  traceId: string;
  name: string;
  attributes: Attribute[];
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

describe('traces', () => {
  const received: Export[] = [];
  let collector: Server;
  let api: ApiProcess;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      json(request).then(
        (body) => {
          received.push(body as Export);
          return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        },
        () => response.writeHead(400).end(),
      );
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    const { port } = collector.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    api = await ApiProcess.prepare(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: '1' });
    await api.start();
  });
  afterAll(async () => {
    await api.close();
    collector.closeAllConnections();
    collector.close();
  });

  const spans = () =>
    received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );

  it('hold a request with its id and its SQL, and are all sent before the process ends', async () => {
    const id = 'proxy-0123456789';
    const headers = { 'X-Request-Id': id, 'User-Agent': 'a-reader-of-ours' };
    const body = JSON.stringify({ username: 'a-secret-name', password: 'a-secret-word' });
    const json = { ...headers, 'Content-Type': 'application/json' };
    await fetch(`${api.url}/api/auth/login?a-secret-word`, { method: 'POST', headers: json, body });
    await fetch(`${api.url}/api/ads?search=a-secret-word`, { headers });
    await api.terminate();

    const request = await eventually(async () => {
      const found = spans().find(
        ({ name, attributes }) =>
          name.startsWith('POST') &&
          attributes.some(({ key, value }) => key === 'request.id' && value.stringValue === id),
      );
      expect(found).toBeDefined();
      return Promise.resolve(found!);
    });
    const ofTheRequest = spans().filter(({ traceId }) => traceId === request.traceId);
    expect(ofTheRequest.map(({ name }) => name).join()).toMatch(/POST.*pg|pg.*POST/);
    const [{ resource }] = received[0]!.resourceSpans as [Export['resourceSpans'][0]];
    expect(JSON.stringify(resource.attributes)).toContain('future-change-makers');
  });

  it('hold no query, no value and nobody’s address or browser', () => {
    expect(JSON.stringify(received)).not.toMatch(/a-secret|a-reader-of-ours|client\.address|url\.query/);
  });
});
