import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { AppConfig } from '../../config/app-config.js';
import { DatabaseClock } from './database-clock.js';
import { NetworkMarks } from './network-marks.service.js';

const ADDRESS = '203.0.113.7';

describe('marks of networks without a database', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T23:59:00Z') }));
  afterEach(() => jest.useRealTimers());

  const marksAlone = (): NetworkMarks =>
    new NetworkMarks(
      { sessionSecret: 'only-for-tests' } as AppConfig,
      // Never connected.
      new DataSource({ type: 'postgres' }),
      new DatabaseClock(),
      new Caches(),
    );

  it('are the same all day, and nobody can make them again once it is over', async () => {
    const marks = marksAlone();
    const first = await marks.of(ADDRESS, '2026-11-26');
    expect(await marks.of(ADDRESS, '2026-11-26')).toEqual(first);
    expect(marks.count('2026-11-26', 1, first)).toBe(0);
    expect(marks.count('2026-11-26', 1, first)).toBe(1);
    await jest.advanceTimersByTimeAsync(62_000);
    expect(marks.count('2026-11-26', 1, first)).toBe(0);
    expect(await marks.of(ADDRESS, '2026-11-26')).not.toEqual(first);
  });

  it('are others on each day and in each process', async () => {
    const [one, other] = [marksAlone(), marksAlone()];
    const all = [
      await one.of(ADDRESS, '2026-11-26'),
      await one.of(ADDRESS, '2026-11-27'),
      await other.of(ADDRESS, '2026-11-26'),
    ];
    expect(new Set(all.map((mark) => mark.toString('hex'))).size).toBe(3);
  });
});
