import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import type { ChainContracts } from './chain-contracts.js';
import { SplitterTermsCache } from './splitter-terms.cache.js';

describe('the terms of a splitter', () => {
  let address: string;
  let lastEvent: string | null;
  let asked: number;
  let cache: SplitterTermsCache;

  beforeEach(() => {
    jest.useFakeTimers();
    [address, lastEvent, asked] = ['0x1', null, 0];
    const client = {
      chainId: 97,
      call: () => Promise.resolve({ adPrice: BigInt(++asked), founder: '', platform: '' }),
    };
    const contracts = { current: () => ({ address }) };
    const dataSource = { query: () => Promise.resolve([{ id: lastEvent }]) };
    cache = new SplitterTermsCache(
      client as unknown as ChainClient,
      contracts as unknown as ChainContracts,
      dataSource as unknown as DataSource,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('are asked for once a minute, however many want to know', async () => {
    await cache.get();
    jest.advanceTimersByTime(59_999);
    expect(await cache.get()).toMatchObject({ adPrice: 1n });
    jest.advanceTimersByTime(1);
    expect(await cache.get()).toMatchObject({ adPrice: 2n });
  });

  it.each([
    ['an event tells of others', () => (lastEvent = '7')],
    ['another splitter takes its place', () => (address = '0x2')],
  ])('are asked for again as soon as %s', async (_why, happen) => {
    await cache.get();
    happen();
    expect(await cache.get()).toMatchObject({ adPrice: 2n });
    expect(await cache.get()).toMatchObject({ adPrice: 2n });
  });
});
