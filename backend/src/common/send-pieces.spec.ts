import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { sendPieces } from './send-pieces.js';

describe('pieces of an answer', () => {
  let server: Server;
  let send: (response: Response) => Promise<void>;
  let sent: PromiseWithResolvers<void>;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      send(response as unknown as Response).then(sent.resolve, sent.reject);
    });
    server.listen(0);
    await once(server, 'listening');
  });
  beforeEach(() => {
    sent = Promise.withResolvers();
  });
  afterAll(() => server.close());

  const ask = () => get({ port: (server.address() as AddressInfo).port, agent: false });

  /** The reader of an answer whose head has come. */
  const reader = async () => ((await once(ask(), 'response')) as [IncomingMessage])[0];

  it('come in their order', async () => {
    send = (response) => sendPieces(response, piecesOf('one ', 'two'));
    expect((await (await reader()).toArray()).join('')).toBe('one two');
    await expect(sent.promise).resolves.toBeUndefined();
  });

  it('fail nobody where their reader goes away before the first', async () => {
    const asked = Promise.withResolvers<void>();
    send = async (response) => {
      asked.resolve();
      await once(response, 'close');
      await sendPieces(response, piecesOf('one'));
    };
    const request = ask().on('error', () => undefined);
    await asked.promise;
    request.destroy();
    await expect(sent.promise).resolves.toBeUndefined();
  });

  it('fail nobody where their reader goes away after it', async () => {
    send = (response) => sendPieces(response, withoutEnd());
    (await reader()).destroy();
    await expect(sent.promise).resolves.toBeUndefined();
  });

  it.each([
    ['cannot be read', broken, 'lost'],
    ['is none', () => piecesOf('one', undefined as never), 'The "chunk" argument must be'],
  ])('end with the connection where one of them %s', async (_title, pieces, why) => {
    send = (response) => sendPieces(response, pieces());
    const [failed, taken] = await Promise.allSettled([
      sent.promise,
      reader().then((answer) => answer.toArray()),
    ]);
    expect(failed).toMatchObject({ reason: { message: expect.stringContaining(why) as string } });
    expect(taken).toMatchObject({ reason: { code: 'ECONNRESET' } });
  });
});

async function* piecesOf(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function* withoutEnd(): AsyncGenerator<string> {
  for (;;) yield 'more';
}

async function* broken(): AsyncGenerator<string> {
  yield 'one';
  throw new Error('lost');
}
