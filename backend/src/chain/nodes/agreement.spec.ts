import { Tally } from './agreement.js';

const opinion = (text: string) => ({ text, answer: text.toUpperCase() });

/** One entry a node; null where it cannot tell. */
function tallyOf(texts: readonly (string | null)[]): Tally<number, string> {
  const tally = new Tally<number, string>();
  texts.forEach((text, node) => tally.add(node, text === null ? null : opinion(text)));
  return tally;
}

describe('what nodes agree on', () => {
  it.each([
    ['two say the same', ['a', 'a'], { kind: 'agreed', answer: 'A' }],
    ['two differ', ['a', 'b'], { kind: 'contradicted' }],
    ['a third one settles it', ['a', 'b', 'b'], { kind: 'agreed', answer: 'B' }],
    ['all three differ', ['a', 'b', 'c'], { kind: 'contradicted' }],
    ['one of two cannot tell yet', ['a', null], { kind: 'open' }],
    ['one of three cannot tell yet', ['a', null, 'a'], { kind: 'agreed', answer: 'A' }],
    ['nobody can tell', [null, null], { kind: 'open' }],
    ['there is one node only', ['a'], { kind: 'agreed', answer: 'A' }],
  ])('where %s', (_case, texts, verdict) => {
    expect(tallyOf(texts).verdict(texts.length)).toEqual(verdict);
  });

  it('is open while somebody with a voice does not answer', () => {
    expect(tallyOf(['a']).verdict(2)).toEqual({ kind: 'open' });
  });

  it('is open where no node is left', () => {
    expect(tallyOf([]).verdict(0)).toEqual({ kind: 'open' });
  });

  it('names those who say something else', () => {
    expect(tallyOf(['a', 'b', 'b']).outvoted(3)).toEqual([0]);
    expect(tallyOf(['a', 'b']).outvoted(2)).toEqual([]);
  });
});
