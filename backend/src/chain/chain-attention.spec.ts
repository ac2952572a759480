import type { DataSource } from 'typeorm';
import { ChainAttention } from './chain-attention.js';

const AWAKE_MS = 60_000;

describe('the attention that a chain needs', () => {
  let client: { chainId: number; calls: number; wellNodes: number };
  let isAwaited: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    client = { chainId: 97, calls: 0, wellNodes: 2 };
    isAwaited = false;
  });
  afterEach(() => jest.useRealTimers());

  const dataSource = {
    query: () => Promise.resolve([{ is_awaited: isAwaited }]),
  } as unknown as DataSource;

  /** At rest, right after a reading that cost so many calls. */
  async function rested(calls: number): Promise<ChainAttention> {
    const attention = new ChainAttention(client, dataSource, AWAKE_MS);
    await read(attention, 1);
    jest.advanceTimersByTime(AWAKE_MS);
    await read(attention, calls);
    return attention;
  }

  const read = (attention: ChainAttention, calls: number, isSettled = true) =>
    attention.during(() => {
      client.calls += calls;
      return Promise.resolve({ isSettled });
    });

  it('is whole at first', () => {
    const attention = new ChainAttention(client, dataSource, AWAKE_MS);
    expect(attention).toMatchObject({ isAwake: true, isDue: true });
  });

  it.each([
    [97, 7, 15_400],
    [1, 7, 84_000],
    [97, 1_000, 180_000],
  ])('of chain %d is asked for %d calls later again after %d ms', async (chainId, calls, ms) => {
    client.chainId = chainId;
    const attention = await rested(calls);
    expect(attention.isAwake).toBe(false);
    jest.advanceTimersByTime(ms - 1);
    expect(attention.isDue).toBe(false);
    jest.advanceTimersByTime(1);
    expect(attention.isDue).toBe(true);
  });

  it('is put off by what others ask of the nodes meanwhile', async () => {
    const attention = await rested(7);
    client.calls += 3;
    jest.advanceTimersByTime(15_400);
    expect(attention.isDue).toBe(false);
    jest.advanceTimersByTime(6_600);
    expect(attention.isDue).toBe(true);
  });

  it.each([
    ['something is awaited', () => (isAwaited = true), true],
    ['a node was lost', () => (client.wellNodes = 1), true],
    ['the reading did not come to its end', () => undefined, false],
  ])('is whole again where %s', async (_why, happen, isSettled) => {
    const attention = await rested(7);
    happen();
    await read(attention, 7, isSettled);
    expect(attention.isAwake).toBe(true);
  });
});
