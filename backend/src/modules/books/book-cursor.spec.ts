import { BOOK_CURSOR, cursorOf, placeOf } from './book-cursor.js';

const place = {
  blockTime: new Date('2026-11-20T12:00:00Z'),
  chainId: 97,
  blockNumber: 51_234_567,
  logIndex: 3,
};

describe("an entry's place in the books", () => {
  it('is second, chain, block and log, and found again by them', () => {
    const cursor = cursorOf(place);
    expect(cursor).toBe('1795176000-97-51234567-3');
    expect(placeOf(cursor)).toEqual(place);
    expect(cursor).toMatch(BOOK_CURSOR);
  });

  it.each(['0-0-0-0', '999999999999-999999999-999999999-999999999'])('may be %s', (cursor) => {
    expect(cursor).toMatch(BOOK_CURSOR);
  });

  it.each([
    ...['', '1795176000', '1-2-3', '1-2-3-4-5', '1-2-3-', '-1-2-3', '1-2-3-x', 'x-2-3-4'],
    ...['1000000000000-2-3-4', '1-1000000000-3-4', '1-2-3-1000000000', ' 1-2-3-4', '1-2-3-4\n'],
  ])('is never %j', (cursor) => {
    expect(cursor).not.toMatch(BOOK_CURSOR);
  });
});
