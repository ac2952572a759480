import { id } from 'ethers';
import { afterEach, expect, it, vi } from 'vitest';
import { aNetwork, answerNode } from '../testing/answer-node';
import { rootOnChain } from './root-on-chain';

const root = id('root');

afterEach(() => vi.unstubAllGlobals());

it('is what the contract holds for the month', async () => {
  answerNode({ '2026-08': root });
  expect(await rootOnChain(aNetwork(), '2026-08')).toEqual({ state: 'found', root });
  expect(await rootOnChain(aNetwork(), '2026-09')).toEqual({ state: 'none' });
});

it('is asked of the registry on which it stands, also where the current one is another', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_node: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { params: [{ to: string }] }).params[0].to.toLowerCase());
    return Promise.resolve(new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: root })));
  });
  const earlier = `0x${'b2'.repeat(20)}`;
  expect(await rootOnChain(aNetwork(), '2026-08', earlier)).toEqual({ state: 'found', root });
  await rootOnChain(aNetwork(), '2026-08', null);
  expect(asked).toEqual([earlier, `0x${'a1'.repeat(20)}`]);
});

it('cannot be read where no contract or no node is known', async () => {
  expect(await rootOnChain(undefined, '2026-08')).toEqual({ state: 'noContract' });
  expect(await rootOnChain(aNetwork({ voteRegistry: null }), '2026-08')).toEqual({ state: 'noContract' });
  expect(await rootOnChain(aNetwork({ rpcUrl: null }), '2026-08')).toEqual({ state: 'noNode' });
});

it('cannot be read while the node is away, or answers what is no root', async () => {
  answerNode(null);
  expect(await rootOnChain(aNetwork(), '2026-08')).toEqual({ state: 'noAnswer' });
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('{"result":"0x"}')));
  expect(await rootOnChain(aNetwork(), '2026-08')).toEqual({ state: 'noAnswer' });
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('<html>', { status: 502 })));
  expect(await rootOnChain(aNetwork(), '2026-08')).toEqual({ state: 'noAnswer' });
});
