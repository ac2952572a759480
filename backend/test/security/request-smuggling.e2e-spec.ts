import { overASocket, requestText, statusesIn } from '../support/over-a-socket.js';
import { TestApp } from '../support/test-app.js';

const INNER = requestText('GET /api/live');
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('request smuggling', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const post = (headers: string[], body: string) =>
    overASocket(
      app.url,
      ['POST /api/auth/logout HTTP/1.1', 'Host: site.test', ...headers, '', body].join('\r\n'),
    );

  it.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${INNER.length}`]],
    ['a length that is a list', [`Content-Length: 0, ${INNER.length}`]],
    ['a length beside chunks', [`Content-Length: 5`, 'Transfer-Encoding: chunked']],
    ['a disguised encoding', [`Content-Length: 5`, 'Transfer-Encoding: xchunked']],
    ['an encoding after a space', ['Content-Length: 5', 'Transfer-Encoding : chunked']],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['a folded header', ['Content-Length: 0', 'X-Any: a', ' Content-Length: 9']],
    ['a signed length', ['Content-Length: +0']],
    ['a line that ends without a return', ['X-Any: a\nContent-Length: 9']],
  ])('by %s is refused as a whole', async (_, headers) => {
    const answer = await post(headers, chunked(INNER));
    expect(statusesIn(answer)).toEqual([400]);
  });

  it('by a header that never ends is cut off', async () => {
    const answer = await overASocket(app.url, requestText('GET /api/live', { 'X-Long': 'x'.repeat(20_000) }));
    expect(statusesIn(answer)).toEqual([431]);
  });

  it('by a line break in an address finds no second answer', async () => {
    const paths = [
      '/api/ads%0d%0aSet-Cookie:%20sid=planted',
      '/faq%0d%0a%0d%0a<script>',
      '/api/ads?q=%0d%0aX-Planted:1',
    ];
    for (const path of paths) {
      const answer = await overASocket(app.url, requestText(`GET ${path}`));
      expect(statusesIn(answer)).toHaveLength(1);
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^(set-cookie: sid=planted|x-planted)/im);
    }
  });
});
