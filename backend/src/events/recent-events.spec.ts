import { KEPT_MS, RecentEvents } from './recent-events.js';
import type { NumberedEvent } from './site-event.types.js';

/** As high as ids go. */
const HIGHEST = 2_147_483_647;

const event = (id: number): NumberedEvent => ({ id, event: 'ad', data: { id: 1 }, userId: null });

function filled(ids: number[], most?: number): RecentEvents {
  const recent = new RecentEvents(most);
  ids.forEach((id, index) => recent.add(event(id), index));
  return recent;
}

const idsSince = (recent: RecentEvents, id: number): number[] | undefined =>
  recent.since(id)?.map((found) => found.id);

describe('the recent events', () => {
  it('are those after a number, in order, also where numbers were skipped', () => {
    const recent = filled([4, 5, 7, 9]);
    expect(idsSince(recent, 4)).toEqual([5, 7, 9]);
    expect(idsSince(recent, 6)).toEqual([7, 9]);
    expect(idsSince(recent, 9)).toEqual([]);
  });

  it('are all of them for whoever was there before the first', () => {
    expect(idsSince(filled([4, 5]), 3)).toEqual([4, 5]);
    expect(idsSince(filled([]), 0)).toEqual([]);
  });

  it.each([2, 0, -1, 10, Number.NaN, 4.5, Number.MAX_VALUE])('cannot be said after %p', (id) => {
    expect(filled([4, 5, 7, 9]).since(id)).toBeUndefined();
  });

  it('of one account are not lost among those of others, nor are those of everybody among them', () => {
    const recent = new RecentEvents(10);
    const own = (id: number, userId: number): NumberedEvent => ({
      ...event(id),
      event: 'notification',
      userId,
    });
    recent.add(event(1), 0);
    for (let id = 2; id <= 100; id++) recent.add(own(id, id % 2), id);
    recent.add(event(101), 101);
    expect(idsSince(recent, 0)).toEqual([1, 101]);
    expect(recent.since(1, 1)).toBeUndefined();
    expect(recent.since(95, 1)?.map(({ id }) => id)).toEqual([97, 99, 101]);
    expect(recent.since(95, 0)?.map(({ id }) => id)).toEqual([96, 98, 100, 101]);
  });

  it('are kept for ten minutes at fifty a second', () => {
    const count = (KEPT_MS / 1_000) * 50;
    const recent = new RecentEvents();
    for (let id = 1; id <= count; id++) recent.add(event(id), id * 20);
    expect(recent.since(0)).toHaveLength(count);
    recent.forgetBefore(KEPT_MS / 2);
    expect(recent.since(0)).toBeUndefined();
    expect(recent.since(count / 2)).toHaveLength(count / 2);
  });

  it.each([
    ['everybody', null],
    ['an account', 7],
  ])('of %s are kept for ten minutes at fifty a second, however long each is', (_whom, userId) => {
    const [seconds, rate] = [KEPT_MS / 1_000, 50];
    const data = { id: HIGHEST, reportId: HIGHEST, participantId: HIGHEST };
    const recent = new RecentEvents();
    // Room is made as they come: the ten minutes have to be there at any moment of half an hour.
    const lost: number[] = [];
    for (let id = 1; id <= 3 * seconds * rate; id++) {
      recent.add({ id, event: 'comment', data, userId }, (id * 1_000) / rate);
      if (id % 997 !== 0) continue;
      const since = Math.max(0, id - seconds * rate);
      if (recent.since(since, userId ?? undefined)?.length !== id - since) lost.push(id);
    }
    expect(lost).toEqual([]);
    expect(recent.bytes).toBeLessThanOrEqual(recent.mostBytes / 2);
  });

  it('begin for whoever comes at the newest one before, whomever it concerned', () => {
    const recent = new RecentEvents(10);
    const now = Date.now();
    recent.add(event(100), now - 1_000);
    for (let id = 101; id <= 150; id++) recent.add({ ...event(id), userId: 7 }, now - 500);
    expect(recent.lastBefore(now)).toBe(150);
    expect(recent.since(150, 8)).toEqual([]);
  });

  it('do not begin within what was forgotten for want of room', () => {
    const recent = new RecentEvents(10);
    const now = Date.now();
    for (let id = 1; id <= 100; id++) recent.add(event(id), now - 100 + id);
    expect(recent.lastBefore(now - 50)).toBeUndefined();
    expect(recent.lastBefore(now + 1)).toBe(100);
  });

  it('take in nothing twice', () => {
    const recent = filled([4, 5]);
    expect([recent.add(event(5), 9), recent.add(event(4), 9), recent.add(event(6), 9)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(idsSince(recent, 3)).toEqual([4, 5, 6]);
  });

  it('forget the old, but never where the numbers are', () => {
    const recent = filled([4, 5, 6]);
    recent.forgetBefore(1);
    expect(recent.since(3)).toBeUndefined();
    expect(idsSince(recent, 4)).toEqual([5, 6]);
    recent.forgetBefore(100);
    expect([recent.last, idsSince(recent, 6)]).toEqual([6, []]);
  });

  it('never hold more than so many bytes, and always the newest', () => {
    const recent = new RecentEvents(10_000, 20_000);
    for (let id = 1; id <= 1_000; id++) {
      const votes = Object.fromEntries(Array.from({ length: id % 50 }, (_, index) => [index, id]));
      recent.add({ id, event: 'vote', data: { votes }, userId: null }, id);
      expect(recent.bytes).toBeLessThanOrEqual(20_000);
    }
    expect([recent.last, idsSince(recent, 999), recent.since(1)]).toEqual([1_000, [1_000], undefined]);
    recent.forgetBefore(1_000_000);
    expect([recent.last, recent.bytes < 2_000]).toEqual([1_000, true]);
  });

  it('are never more than so many', () => {
    const recent = filled(
      Array.from({ length: 100 }, (_, index) => index + 1),
      10,
    );
    expect(recent.since(80)).toBeUndefined();
    expect(idsSince(recent, 95)).toEqual([96, 97, 98, 99, 100]);
  });
});
