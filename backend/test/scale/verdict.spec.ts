import { hasGrown } from './verdict.ts';

const read = (few: number, many: number) => hasGrown({ what: 'a list', few, many, growth: 'none' }, 100);
const closing = (few: number, many: number) =>
  hasGrown({ what: 'an audit', few, many, growth: 'linear' }, 100);

describe('whether something grew', () => {
  it('says so of a read that takes more than 1.3 times as long, and longer than a machine wavers', () => {
    expect(read(20, 25.9)).toBe(false);
    expect(read(20, 26.1)).toBe(true);
    expect(read(1, 3.9)).toBe(false);
    expect(read(1, 4.1)).toBe(true);
    expect(read(20, 5)).toBe(false);
  });

  it('says so of a closing that takes more than its part, however short it was', () => {
    expect(closing(1_000, 129_000)).toBe(false);
    expect(closing(1_000, 131_000)).toBe(true);
    expect(closing(1, 32_000)).toBe(false);
    expect(closing(1, 33_000)).toBe(true);
  });
});
