import type { ServerResponse } from 'node:http';
import { InnerRequests } from './inner-requests.js';

describe('a request within the process', () => {
  it('is given up where its answer has no end, and the application hears that nobody listens any more', async () => {
    let asked: Promise<unknown> | undefined;
    const closed = new Promise<void>((resolve) => {
      const stream = (_request: unknown, response: ServerResponse): void => {
        response.once('close', resolve).write('ready\n');
      };
      const inner = new InnerRequests(stream, 50);
      asked = inner.get('/api/events');
    });
    await expect(asked).rejects.toThrow('aborted');
    await closed;
  });

  it('is given up where nothing is answered', async () => {
    const inner = new InnerRequests(() => undefined, 50);
    await expect(inner.get('/api/silent')).rejects.toThrow('aborted');
  });

  it('is given up at once where the application breaks it off', async () => {
    const inner = new InnerRequests((request) => request.socket.destroy(), 60_000);
    await expect(inner.get('/api/broken')).rejects.toMatchObject({ code: 'ECONNRESET' });
    const midway = new InnerRequests((_request, response) => {
      response.write('a part of it', () => response.destroy());
    }, 60_000);
    await expect(midway.get('/api/broken')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('has its answer whole', async () => {
    const inner = new InnerRequests((_request, response) => void response.end('all of it'));
    const { status, body } = await inner.get('/api/health');
    expect([status, body.toString()]).toEqual([200, 'all of it']);
  });
});
