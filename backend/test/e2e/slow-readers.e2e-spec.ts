import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { EventStreams, HEARTBEAT_MS } from '../../src/events/event-streams.service.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { requestText } from '../support/over-a-socket.js';
import { TestApp } from '../support/test-app.js';

/** More than lies in the buffers of a connection, however far a system lets them grow. */
const LARGE_BYTES = 16 * 1024 * 1024;

/** Eight seconds are left of two minutes: longer than a busy machine needs to make the answer. */
const SHORTENED = 15;

describe('a connection on which nothing moves', () => {
  let app: TestApp;
  let server: Server;
  let path: string;
  let patienceMs: number;
  const opened: Socket[] = [];
  const streams: EventReader[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    server = app.nest.getHttpServer();
    patienceMs = server.timeout;
    const { client } = await signedIn(app);
    path = `/api/uploads/${await uploadPicture(client)}`;
    await app.dataSource.query('UPDATE uploads SET uses = 1, bytes = $1', [Buffer.alloc(LARGE_BYTES, 1)]);
    // Of connections that are made from now on.
    server.timeout /= SHORTENED;
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
    for (const stream of streams.splice(0)) stream.close();
  });
  afterAll(() => app.stop());

  /** Asks for the picture, and takes nothing of it. @returns both ends of the connection */
  async function asking(): Promise<[Socket, Socket]> {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1').pause();
    opened.push(socket);
    const [there] = await accepted;
    socket.write(requestText(`GET ${path}`));
    return [socket, there];
  }

  const ended = (there: Socket) => eventually(() => Promise.resolve(expect(there.destroyed).toBe(true)));

  it('is kept for two minutes, in which a stream of events says something six times', () => {
    expect(patienceMs).toBe(120_000);
    expect(patienceMs).toBe(6 * HEARTBEAT_MS);
  });

  it('ends with the answer that nobody takes', async () => {
    const [socket, there] = await asking();
    await eventually(() => Promise.resolve(expect(there.writableLength).toBeGreaterThan(0)));
    await ended(there);
    expect(there.bytesWritten).toBeGreaterThan(LARGE_BYTES);
    let taken = 0;
    socket.on('error', () => undefined).on('data', (piece: Buffer) => (taken += piece.length));
    await once(socket.resume(), 'close');
    expect(taken).toBeLessThan(LARGE_BYTES);
  });

  it('is not that of whoever takes an answer slowly', async () => {
    const begun = performance.now();
    const [socket] = await asking();
    let taken = 0;
    const sips = setInterval(() => {
      taken += (socket.read() as Buffer | null)?.length ?? 0;
    }, 50);
    await once(socket, 'end');
    clearInterval(sips);
    expect(taken).toBeGreaterThan(LARGE_BYTES);
    expect(performance.now() - begun).toBeGreaterThan(patienceMs / SHORTENED);
  });

  it('is not that of a stream of events', async () => {
    const stream = await EventReader.open(app.url);
    streams.push(stream);
    const heart = app.nest.get<{ beat: () => Promise<void> }>(EventStreams);
    const beats = setInterval(() => void heart.beat(), 200);
    const [, there] = await asking();
    await ended(there);
    const { comments } = stream;
    await stream.until((reader) => reader.comments > comments);
    clearInterval(beats);
    expect(stream.hasEnded).toBe(false);
  });
});
