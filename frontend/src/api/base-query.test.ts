import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import { text } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { altcha } from './altcha';
import { createBaseQuery } from './base-query';
import { mendRefusals } from './mend-refusals';
import { refusals } from './refusals';
import { stepUp } from './step-up';

const tooShort = {
  code: 'title_too_short',
  params: { min: 5 },
  message: 'Title must be at least 5 characters',
};
const refusal = JSON.stringify({
  statusCode: 400,
  code: 'validation_failed',
  message: tooShort.message,
  errors: { title: [tooShort.message] },
  details: { title: [tooShort] },
});

const answers: Record<string, [number, string]> = {
  '/good': [200, '{"id":7}'],
  '/silent': [204, ''],
  '/proof': [403, '{"code":"step_up_needed","message":"Please confirm first that it is you"}'],
  '/work': [403, '{"code":"altcha_needed","message":"Please solve a challenge first"}'],
  '/refused': [400, refusal],
  '/empty': [503, ''],
  '/page': [502, '<h1>Bad gateway</h1>'],
  '/broken': [500, '{"statusCode":500,"code":"internal_error","message":"Oh","requestId":"of-the-body"}'],
};

let server: Server;
let proofs = 0;
let bodies: string[] = [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = await text(request);
  if (request.method === 'POST') bodies.push(sent);
  if (sent.includes('"altcha":"right"')) return void response.end('{"id":9}');
  if (request.url === '/proof' && proofs > 0) return void response.end('{"id":8}');
  const [status, body] = answers[request.url ?? ''] ?? [404, ''];
  response.writeHead(status, { 'X-Request-Id': 'of-the-answer' }).end(body);
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

beforeAll(() => void (refusals.mend = mendRefusals));
afterAll(() => server.close());

const api = {
  signal: new AbortController().signal,
  abort: () => undefined,
  dispatch: () => undefined,
  getState: () => undefined,
  extra: undefined,
  endpoint: 'test',
  type: 'query',
} as unknown as BaseQueryApi;

async function call(path: string | FetchArgs) {
  const { port } = server.address() as AddressInfo;
  const { meta: _request, ...answer } = await createBaseQuery(`http://127.0.0.1:${port}`)(path, api, {});
  return answer;
}

test('gives the parsed body of a good answer', async () => {
  expect(await call('/good')).toEqual({ data: { id: 7 } });
});

test('gives null for an answer without a body', async () => {
  expect(await call('/silent')).toEqual({ data: null });
});

test('names status and body text in the error, and takes out what is wrong, with the fields', async () => {
  expect(await call('/refused')).toEqual({
    error: {
      status: 400,
      message: `400: ${refusal}`,
      problem: { code: 'validation_failed', message: tooShort.message },
      fields: { title: [tooShort] },
    },
  });
});

test('knows what the site calls a request that failed by its own fault', async () => {
  expect(await call('/broken')).toMatchObject({ error: { reference: 'of-the-body' } });
  expect(await call('/page')).toMatchObject({ error: { reference: 'of-the-answer' } });
  expect(await call('/refused')).toMatchObject({ error: { reference: undefined } });
});

test('falls back to the status text where the body is empty', async () => {
  expect(await call('/empty')).toMatchObject({ error: { message: '503: Service Unavailable' } });
});

test('quotes a body that is not JSON and claims no word of the server', async () => {
  expect(await call('/page')).toMatchObject({
    error: { message: '502: <h1>Bad gateway</h1>', problem: null, fields: {} },
  });
});

test('reports status 0 when no answer comes', async () => {
  const unreachable = await createBaseQuery('http://127.0.0.1:1')('/good', api, {});
  expect(unreachable).toMatchObject({ error: { status: 0 } });
});

test('repeats a call once somebody has proved who they are, and hands the refusal on where they would not', async () => {
  stepUp.ask = () => Promise.resolve(false);
  expect(await call('/proof')).toMatchObject({ error: { problem: { code: 'step_up_needed' } } });
  stepUp.ask = () => Promise.resolve((proofs += 1) > 0);
  expect(await call('/proof')).toEqual({ data: { id: 8 } });
  delete stepUp.ask;
});

test('repeats a call with the solution of a challenge, and hands the refusal on where there is none', async () => {
  const vote = { url: '/work', method: 'POST', body: { participantId: 3 } };
  altcha.ask = () => Promise.resolve(undefined);
  expect(await call(vote)).toMatchObject({ error: { problem: { code: 'altcha_needed' } } });
  expect(bodies).toEqual(['{"participantId":3}']);
  bodies = [];
  altcha.ask = () => Promise.resolve('wrong');
  expect(await call(vote)).toMatchObject({ error: { problem: { code: 'altcha_needed' } } });
  altcha.ask = () => Promise.resolve('right');
  expect(await call(vote)).toEqual({ data: { id: 9 } });
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { participantId: 3 },
    { participantId: 3, altcha: 'wrong' },
    { participantId: 3 },
    { participantId: 3, altcha: 'right' },
  ]);
  delete altcha.ask;
});
