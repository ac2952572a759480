import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { TraceCollector } from '../support/trace-collector.js';

describe('traces', () => {
  let collector: TraceCollector;
  let api: ApiProcess;

  beforeAll(async () => {
    collector = await TraceCollector.start();
    const changes = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUST_PROXY: '1' };
    api = await ApiProcess.prepare(undefined, changes);
    await api.start();
  });
  afterAll(async () => {
    await api.close();
    collector.stop();
  });

  it('hold a request with its id and its SQL, and are all sent before the process ends', async () => {
    const id = 'proxy-0123456789';
    const headers = { 'X-Request-Id': id, 'User-Agent': 'a-reader-of-ours' };
    const body = JSON.stringify({ username: 'a-secret-name', password: 'a-secret-word' });
    const json = { ...headers, 'Content-Type': 'application/json' };
    await fetch(`${api.url}/api/auth/login?a-secret-word`, { method: 'POST', headers: json, body });
    await fetch(`${api.url}/api/ads?search=a-secret-word`, { headers });
    await api.terminate();

    const request = await eventually(async () => {
      const found = collector.spans.find(
        ({ name, attributes }) =>
          name.startsWith('POST') &&
          attributes.some(({ key, value }) => key === 'request.id' && value.stringValue === id),
      );
      expect(found).toBeDefined();
      return Promise.resolve(found!);
    });
    const ofTheRequest = collector.spans.filter(({ traceId }) => traceId === request.traceId);
    expect(ofTheRequest.map(({ name }) => name).join()).toMatch(/POST.*pg|pg.*POST/);
    const [first] = collector.received[0]!.resourceSpans;
    expect(JSON.stringify(first!.resource.attributes)).toContain('future-change-makers');
  });

  it('hold no query, no value and nobody’s address or browser', () => {
    expect(JSON.stringify(collector.received)).not.toMatch(
      /a-secret|a-reader-of-ours|client\.address|url\.query/,
    );
  });
});
