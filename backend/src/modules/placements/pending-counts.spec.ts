import { PendingCounts, type TokenUse } from './pending-counts.js';

const day = '2026-11-26';
const place = { day, adId: 7, slot: 'home-banner' } as const;
const use = (nonce: number): TokenUse => ({
  ...{ ...place, kind: 'viewable', nonce: BigInt(nonce), expiresAt: 0, accountId: undefined },
  ...{ mark: Buffer.alloc(12), cameOn: day },
});

describe('pending counts', () => {
  it('are added up by place, and taken once', () => {
    const pending = new PendingCounts();
    for (let time = 0; time < 3; time++) pending.count(place, 'served');
    pending.count(place, 'robot');
    pending.count({ ...place, adId: 8 }, 'served');
    pending.count({ ...place, slot: 'streaming-sidebar' }, 'served');
    expect(pending.servedOn(day, 'banner')).toEqual(
      new Map([
        [7, 3],
        [8, 1],
      ]),
    );
    expect(pending.servedOn(day, 'sidebar')).toEqual(new Map([[7, 1]]));
    // Nobody's turn goes by what stands beside an ad.
    pending.count({ ...place, slot: 'ad-sidebar' }, 'served');
    expect(pending.servedOn(day, 'sidebar')).toEqual(new Map([[7, 1]]));
    expect(pending.take().rows).toEqual([
      {
        ...place,
        figures: new Map([
          ['served', 3],
          ['robot', 1],
        ]),
      },
      { ...place, adId: 8, figures: new Map([['served', 1]]) },
      { ...place, slot: 'streaming-sidebar', figures: new Map([['served', 1]]) },
      { ...place, slot: 'ad-sidebar', figures: new Map([['served', 1]]) },
    ]);
    expect([pending.take(), pending.isEmpty]).toEqual([{ rows: [], uses: [] }, true]);
  });

  it('are taken in bundles that are no larger than the database likes', () => {
    const pending = new PendingCounts();
    for (let nonce = 0; nonce < 4_500; nonce++) pending.use(use(nonce));
    expect([1, 2, 3, 4].map(() => pending.take().uses.length)).toEqual([2_000, 2_000, 500, 0]);
  });

  it('take no more memory than they may, and say what was lost', () => {
    const pending = new PendingCounts(100_000);
    for (let nonce = 0; nonce < 1_000; nonce++) pending.use(use(nonce));
    for (let adId = 1; adId < 1_000; adId++) pending.count({ ...place, adId }, 'served');
    expect(pending.bytes).toBeLessThanOrEqual(100_000);
    const { uses, rows } = pending.take();
    expect(uses.length + rows.length + pending.lost).toBe(1_999);
    // Neither takes the other's room.
    expect([uses.length, rows.length].map((count) => count > 50)).toEqual([true, true]);
  });

  it('keep room for servings, whatever places beacons name', () => {
    const pending = new PendingCounts(100_000);
    for (let adId = 1; adId <= 1_000; adId++) pending.count({ ...place, adId }, 'forged');
    const { lost } = pending;
    for (let adId = 2_001; adId <= 2_020; adId++) pending.count({ ...place, adId }, 'served');
    expect(pending.lost).toBe(lost);
    const { rows } = pending.take();
    expect(rows.filter(({ figures }) => figures.has('served'))).toHaveLength(20);
    expect(rows.filter(({ figures }) => figures.has('forged')).length).toBeGreaterThan(20);
    expect(rows.filter(({ figures }) => figures.has('forged')).length + lost).toBe(1_000);
  });
});
