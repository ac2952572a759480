import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { TestApp } from '../support/test-app.js';

describe('errors', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    supertest(app.url)
      .post('/api/auth/login')
      .set({ 'Content-Type': 'application/json', ...headers })
      .serialize((text: unknown) => text as string)
      .send(body as string);

  it.each(['{"username": ', 'no json', '"text"', '12', 'null', '{"a":1}}'])(
    'says of %j that it is not valid JSON',
    async (body) => {
      const answer = await post(body).expect(400);
      expect(answer.body).toEqual({
        statusCode: 400,
        code: 'broken_json',
        message: 'The request body is not valid JSON',
      });
    },
  );

  it.each([
    '[]',
    '[{"username":"a"}]',
    '{"username":[]}',
    '{"__proto__":{"username":"a"}}',
    '{"constructor":1}',
  ])('answers %s with 400', async (body) => {
    const answer = await post(body).expect(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
  });

  it('answers input that is nested too deeply with 400', async () => {
    const depth = 20_000;
    await post(`{"username":${'['.repeat(depth)}${']'.repeat(depth)}}`).expect(400);
    await post(`{"username":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`).expect(400);
  });

  it('takes bodies of up to 100 kB', async () => {
    const fitting = JSON.stringify({ username: 'x'.repeat(100_000) });
    await post(fitting).expect(400);
    const answer = await post(JSON.stringify({ username: 'x'.repeat(110_000) })).expect(413);
    expect(answer.body).toEqual({ statusCode: 413, code: 'too_large', message: 'The request is too large' });
  });

  it('counts a compressed body by what comes out', async () => {
    const bomb = gzipSync(JSON.stringify({ username: 'x'.repeat(5_000_000) }));
    await post(bomb, { 'Content-Encoding': 'gzip' }).expect(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'answers %s with 415',
    async (type) => {
      const answer = await post('username=a&password=b', { 'Content-Type': type }).expect(415);
      expect(answer.body).toEqual({
        statusCode: 415,
        code: 'unsupported_media_type',
        message: 'Please send JSON (Content-Type: application/json)',
      });
    },
  );

  it.each([
    ['Content-Type', 'application/json; charset=klingon'],
    ['Content-Encoding', 'rot13'],
  ])('answers %s: %s with 415', async (header, value) => {
    const answer = await post('{}', { [header]: value }).expect(415);
    expect(answer.body).toMatchObject({ code: 'unsupported_encoding' });
  });

  it('takes an empty body of any type', async () => {
    await supertest(app.url).post('/api/auth/logout').expect(204);
    await supertest(app.url).post('/api/auth/logout').set('Content-Type', 'application/json').expect(204);
    await supertest(app.url).post('/api/auth/logout').set('Content-Type', 'text/plain').expect(204);
  });

  it.each(['/api', '/api/', '/api/nowhere', '/api/ads/1/nowhere'])(
    'answers %s with 404 as JSON',
    async (path) => {
      const { body } = await supertest(app.url).get(path).expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'not_found',
        message: 'There is nothing at this address',
      });
    },
  );

  it.each(['/api/ads/%', '/api/ads/%00', '/api/ads/%ff', '/api/transactions/%E0%A4%A'])(
    'answers the broken address %s with 400',
    async (path) => {
      const { body } = await supertest(app.url).get(path).expect(400);
      expect(body).toMatchObject({
        statusCode: 400,
        code: expect.stringMatching(/^(bad_request|invalid_id|validation_failed)$/) as string,
      });
    },
  );

  it('is not impressed by a request that is not HTTP', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.end('hello\r\n\r\n');
    for await (const chunk of socket) expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 /);
    await app.client().get('/health').expect(200);
  });

  it('keeps answers out of shared caches', async () => {
    const { headers } = await app.client().get('/ads').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
