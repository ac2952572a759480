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
