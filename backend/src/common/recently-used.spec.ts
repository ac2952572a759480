import { RecentlyUsed } from './recently-used.js';

describe('what was used recently', () => {
  it('forgets what was not asked for longest', () => {
    const recent = new RecentlyUsed<string, number>(2);
    recent.set('one', 1);
    recent.set('two', 2);
    expect(recent.get('one')).toBe(1);
    recent.set('three', 3);
    expect(recent.get('two')).toBeUndefined();
    expect(recent.get('one')).toBe(1);
    expect(recent.size).toBe(2);
    recent.delete('one');
    expect(recent.get('one')).toBeUndefined();
    recent.clear();
    expect([recent.get('three'), recent.size]).toEqual([undefined, 0]);
  });
});
