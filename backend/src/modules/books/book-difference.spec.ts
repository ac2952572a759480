import { compareWithContract, type DifferenceKind } from './book-difference.js';

describe('a difference between database and contract', () => {
  it.each<[DifferenceKind, string | null, string]>([
    ['balance', null, 'Balance of the contract in wei'],
    ['founder', null, 'What the founder may have paid out in wei'],
    ['platform', null, 'What the platform may have paid out in wei'],
    ['credit', '0xab', 'Credit of 0xab in wei'],
    ['payment', '12', 'Payment of ad 12'],
    ['badge', '7', 'Badge 7'],
    ['vote_root', '2026-10', 'Root of the votes of 2026-10'],
  ])('of the kind %s says what it is about and what both say', (kind, subject, about) => {
    const message = `${about}: the database says 1, the contract 2`;
    expect(compareWithContract(kind, subject, '1', '2')).toEqual([
      { kind, subject, books: '1', contract: '2', message },
    ]);
  });

  it('is none where both say the same', () => {
    expect(compareWithContract('balance', null, '25', '25')).toEqual([]);
  });

  it('names no subject where there is none', () => {
    expect(compareWithContract('badge', null, '1', '2')[0]?.message).toBe(
      'Badge : the database says 1, the contract 2',
    );
  });
});
