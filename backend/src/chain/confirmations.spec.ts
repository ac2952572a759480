import { confirmationsOf } from './confirmations.js';

describe('the confirmations of a block', () => {
  it.each([
    [100, 1],
    [101, 2],
    [104, 5],
    [105, 6],
    [106, 6],
    [5_000, 6],
  ])('are, for block 100 and block %i as the newest, %i', (head, confirmations) => {
    expect(confirmationsOf(100, head)).toBe(confirmations);
  });

  it('are none while the newest block that was read lies before it', () => {
    expect(confirmationsOf(100, 99)).toBe(0);
    expect(confirmationsOf(100, 0)).toBe(0);
  });
});
