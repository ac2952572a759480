import type { DataSource } from 'typeorm';
import { ChainAttention } from './chain-attention.js';

const AWAKE_MS = 60_000;

describe('the attention that a chain needs', () => {
  let client: { chainId: number; calls: number; silentNodes: number };
  let isAwaited: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    client = { chainId: 97, calls: 0, silentNodes: 0 };
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
    [97, 7, 16_800],
    [1, 7, 84_000],
    [97, 1_000, 45_000],
    [1, 1_000, 180_000],
  ])('of chain %d is asked for %d calls later again after %d ms', async (chainId, calls, ms) => {
    client.chainId = chainId;
    const attention = await rested(calls);
    expect(attention.isAwake).toBe(false);
    jest.advanceTimersByTime(ms - 1);
    expect(attention.isDue).toBe(false);
    jest.advanceTimersByTime(1);
    expect(attention.isDue).toBe(true);
  });

  it('is put off by what others ask of the nodes meanwhile, to twice its rest at most', async () => {
    const attention = await rested(7);
    client.calls += 3;
    jest.advanceTimersByTime(23_999);
    expect(attention.isDue).toBe(false);
    client.calls += 1_000;
    jest.advanceTimersByTime(9_600);
    expect(attention.isDue).toBe(false);
    jest.advanceTimersByTime(1);
    expect(attention.isDue).toBe(true);
  });

  it('is put off by the next rests, too, where others ask for more than that', async () => {
    const attention = await rested(7);
    client.calls += 21;
    for (const ms of [33_600, 33_600, 33_600, 16_800]) {
      jest.advanceTimersByTime(ms - 1);
      expect(attention.isDue).toBe(false);
      jest.advanceTimersByTime(1);
      expect(attention.isDue).toBe(true);
      await read(attention, 7);
    }
  });

  it('is asked for again at once where a reading failed, which wakes it where a node fell silent', async () => {
    const attention = await rested(7);
    const fail = () => attention.during(() => Promise.reject(new Error('The nodes contradict')));
    await expect(fail()).rejects.toThrow('contradict');
    expect(attention).toMatchObject({ isAwake: false, isDue: true });
    client.silentNodes = 1;
    await expect(fail()).rejects.toThrow('contradict');
    expect(attention.isAwake).toBe(true);
  });

  it('is asked of the database now and then, as whoever does not call out may have stored something', async () => {
    const attention = await rested(7);
    isAwaited = true;
    await attention.look();
    expect(attention.isAwake).toBe(false);
    jest.advanceTimersByTime(5_000);
    await attention.look();
    expect(attention.isAwake).toBe(true);
  });

  it.each([
    ['something is awaited', () => (isAwaited = true)],
    ['a node fell silent', () => (client.silentNodes = 1)],
  ])('is whole again where %s', async (_why, happen) => {
    const attention = await rested(7);
    happen();
    await read(attention, 7);
    expect(attention.isAwake).toBe(true);
  });

  it('is asked for again at once where a reading did not come to its end, for a rest that is as much longer', async () => {
    const attention = await rested(7);
    jest.advanceTimersByTime(16_800);
    await read(attention, 7, false);
    expect(attention).toMatchObject({ isAwake: false, isDue: true });
    await read(attention, 7);
    jest.advanceTimersByTime(33_599);
    expect(attention.isDue).toBe(false);
    jest.advanceTimersByTime(1);
    expect(attention.isDue).toBe(true);
  });
});
