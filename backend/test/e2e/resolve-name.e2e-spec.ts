import { lookup } from 'node:dns/promises';
import { resolveName } from '../../src/common/outside/resolve-name.js';
import { NameServer } from '../support/name-server.js';

describe('a stranger’s name', () => {
  let server: NameServer;

  beforeEach(async () => {
    server = await NameServer.start();
  });
  afterEach(async () => {
    await server.close();
  });

  it('leads where its name server says', async () => {
    server.answers = true;
    const found = await resolveName('push.example', undefined, [server.address]);
    expect(found).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('leads nowhere when nobody answers, and is asked for no longer once that is called off', async () => {
    const over = new AbortController();
    const found = resolveName('push.example', over.signal, [server.address]);
    await server.asked;
    over.abort();
    expect(await found).toEqual([]);
  });

  it('is not asked for where it is called off already', async () => {
    expect(await resolveName('push.example', AbortSignal.abort(), [server.address])).toEqual([]);
  });

  it('holds up no other name, however many are not answered', async () => {
    const over = new AbortController();
    const found = Array.from({ length: 20 }, (_, n) =>
      resolveName(`r${n}.push.example`, over.signal, [server.address]),
    );
    await server.asked;
    expect((await lookup('localhost')).address).toMatch(/^(127\.|::1$)/);
    over.abort();
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
});
