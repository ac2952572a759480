import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { makeStore } from '../../testing/make-store';
import { mendRefusals } from '../../api/mend-refusals';
import { refusals } from '../../api/refusals';
import { signInAgain } from '../../api/sign-in-again';
import { stepUp } from '../../api/step-up';
import { answerCalls } from '../../testing/answer-calls';
import { sendPicture } from './pictures-api';

let server: Server;
refusals.mend = mendRefusals;
afterEach(() => {
  vi.restoreAllMocks();
  delete signInAgain.ask;
  delete stepUp.ask;
  server.close();
});

type Answer = [status: number, body: string];

/** Lets requests of the page end at a server that gives these answers, the last of them from then on. */
async function answerWith(...answers: Answer[]) {
  answerCalls({});
  const received: { request: IncomingMessage; form: string }[] = [];
  server = createServer((request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    // Whoever listens for progress asks another site first whether it may send.
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    const receive = async () => {
      received.push({ request, form: await text(request) });
      response.writeHead(status, headers).end(body);
    };
    void receive();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method,
    path,
  ) {
    open.call(this, method, `http://127.0.0.1:${port}${new URL(path).pathname}`, true);
  });
  return received;
}

const send = () =>
  makeStore().dispatch(sendPicture.initiate({ picture: new Blob(['pixels']), onProgress: () => undefined }));

const taken: Answer = [201, JSON.stringify({ id: 7, url: '/api/uploads/7' })];
const refusal = (statusCode: number, code: string): Answer => [
  statusCode,
  JSON.stringify({ statusCode, code, message: 'No' }),
];

test('tells the address of what it sent as a picture of a report', async () => {
  const received = await answerWith(taken);
  const { data } = await send();
  expect(data).toMatchObject({ url: '/api/uploads/7' });
  expect(received.at(-1)?.request.url).toBe('/api/uploads');
  expect(received.at(-1)?.form).toMatch(/name="format"\s+report/);
});

test('tells what the server says against it', async () => {
  await answerWith(refusal(409, 'too_many_unused_uploads'));
  const { error } = await send();
  expect(error).toMatchObject({ status: 409, problem: { code: 'too_many_unused_uploads' } });
});

test('sends it once more when its owner has signed in again and proved who they are', async () => {
  const received = await answerWith(refusal(401, 'not_signed_in'), refusal(403, 'step_up_needed'), taken);
  signInAgain.ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  stepUp.ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const { data } = await send();
  expect(data).toMatchObject({ url: '/api/uploads/7' });
  expect(received.map(({ form }) => form.includes('pixels'))).toEqual([true, true, true]);
});

test('tells when no answer comes', async () => {
  await answerWith(taken);
  server.close();
  vi.spyOn(console, 'error').mockReturnValue();
  const { error } = await send();
  expect(error).toMatchObject({ status: 0, problem: null });
});
