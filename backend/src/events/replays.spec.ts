import { Replays } from './replays.js';

const KIB = 1024;

describe('what is told again to those who come back', () => {
  it('is bounded for each of them, and nobody else is kept from it', () => {
    const replays = new Replays(300 * KIB, 3_000 * KIB);
    const taken = [200, 101, 100, 65].map((kib) => replays.take('network one', kib * KIB));
    expect(taken).toEqual([true, false, true, false]);
    expect(replays.take('network two', 300 * KIB)).toBe(true);
  });

  it('is bounded for all together', () => {
    const replays = new Replays(300 * KIB, 800 * KIB);
    const taken = ['one', 'two', 'three', 'four', 'five'].map((key) => replays.take(key, 200 * KIB));
    expect(taken).toEqual([true, true, true, true, false]);
  });

  it('is not counted where little was missed, and counted from nothing with each heartbeat', () => {
    const replays = new Replays(100 * KIB, 100 * KIB);
    expect(replays.take('one', 100 * KIB)).toBe(true);
    for (let times = 0; times < 100; times++) expect(replays.take('one', 64 * KIB)).toBe(true);
    expect(replays.take('one', 64 * KIB + 1)).toBe(false);
    replays.beginAnew();
    expect(replays.take('one', 100 * KIB)).toBe(true);
  });
});
