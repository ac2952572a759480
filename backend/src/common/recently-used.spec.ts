import { RecentlyUsed } from './recently-used.js';

const ofBytes = (most: number, largest?: number) =>
  new RecentlyUsed<string, number>(most, (bytes) => bytes, largest);

describe('what was used recently', () => {
  it('forgets what was not asked for longest', () => {
    const recent = ofBytes(20);
    recent.set('one', 10);
    recent.set('two', 9);
    expect(recent.get('one')).toBe(10);
    recent.set('three', 8);
    expect([recent.get('two'), recent.get('one'), recent.get('three')]).toEqual([undefined, 10, 8]);
    recent.delete('one');
    recent.delete('never there');
    expect([recent.get('one'), recent.bytes]).toEqual([undefined, 8]);
    recent.clear();
    expect([recent.get('three'), recent.bytes, recent.size]).toEqual([undefined, 0, 0]);
  });

  it('never holds more bytes, however many values come, and counts what they have grown by', () => {
    const recent = ofBytes(1_000);
    for (let number = 0; number < 10_000; number++) {
      recent.set(`value ${number % 300}`, 1 + (number % 97));
      expect(recent.bytes).toBeLessThanOrEqual(1_000);
    }
    expect(recent.bytes).toBeGreaterThan(900);
    recent.deleteWhere(() => true);
    expect([recent.bytes, recent.size]).toEqual([0, 0]);
  });

  it('takes in nothing that would push out too much, and no older one stays in its place', () => {
    const recent = ofBytes(100, 30);
    recent.set('large', 30);
    recent.set('small', 5);
    recent.set('large', 31);
    expect([recent.get('large'), recent.get('small'), recent.bytes]).toEqual([undefined, 5, 5]);
  });
});
