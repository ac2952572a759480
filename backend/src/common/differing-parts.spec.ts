import { differingParts } from './differing-parts.js';

describe('what the books and the chain tell differently', () => {
  it('is nothing where both say the same, in whichever order', () => {
    expect(differingParts({ amount: '25', payer: '0x1' }, { payer: '0x1', amount: '25' })).toEqual([]);
  });

  it('is each part of which they say something else, or one says nothing', () => {
    expect(
      differingParts({ amount: '25', payer: '0x1' }, { amount: '26', payer: '0x1', attempt: '2' }),
    ).toEqual([
      { part: 'amount', books: '25', chain: '26' },
      { part: 'attempt', books: undefined, chain: '2' },
    ]);
  });
});
