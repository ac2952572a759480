import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture } from './send-picture';

let server: Server;
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

/** Lets requests of the page end at a server that answers so. */
async function answerWith(status: number, body: string) {
  const received: { request: IncomingMessage; form: string }[] = [];
  server = createServer((request, response) => {
    void text(request).then((form) => received.push({ request, form }));
    // Whoever listens for progress asks another site first whether it may send.
    const answer = request.method === 'OPTIONS' ? 204 : status;
    request.on('end', () => response.writeHead(answer, { 'Access-Control-Allow-Origin': '*' }).end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method,
    path,
  ) {
    open.call(this, method, `http://127.0.0.1:${port}${String(path)}`, true);
  });
  return received;
}

test('tells the address of what it sent as a picture of a report', async () => {
  const received = await answerWith(201, JSON.stringify({ id: 7, url: '/api/uploads/7' }));
  const sent = await sendPicture(new Blob(['pixels']), () => undefined);
  expect(sent).toEqual({ url: '/api/uploads/7' });
  expect(received.at(-1)?.request.url).toBe('/api/uploads');
  expect(received.at(-1)?.form).toMatch(/name="format"\s+report/);
});

test('tells what the server says against it', async () => {
  const failure = {
    statusCode: 409,
    code: 'too_many_unused_uploads',
    params: { max: 20 },
    message: 'Too many',
  };
  await answerWith(409, JSON.stringify(failure));
  const { error } = await sendPicture(new Blob(['pixels']), () => undefined);
  expect(error).toMatchObject({ status: 409, problem: { code: 'too_many_unused_uploads' } });
});

test('tells when no answer comes', async () => {
  await answerWith(201, '');
  server.close();
  vi.spyOn(console, 'error').mockReturnValue();
  const { error } = await sendPicture(new Blob(['pixels']), () => undefined);
  expect(error).toMatchObject({ status: 0, problem: null });
});
