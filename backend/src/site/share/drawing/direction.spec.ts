import { fromTheLeft, mirrored, wordDirection } from './direction.js';

const order = (line: string, around: 'ltr' | 'rtl') => {
  const words = line.split(' ');
  const directions = words.map((word) => wordDirection(word, around));
  return fromTheLeft(words, directions, around).join(' ');
};

describe('words of two directions', () => {
  it.each([
    ['one two three', 'ltr', 'one two three'],
    ['ا ب ت', 'rtl', 'ت ب ا'],
    ['one ا ب two', 'ltr', 'one ب ا two'],
    ['ا one two 3 ب', 'rtl', 'ب one two 3 ا'],
    ['ا · ب', 'rtl', 'ب · ا'],
    ['ا one', 'ltr', 'ا one'],
  ] as const)('of "%s" in a line of %s stand as they are read', (line, around, expected) =>
    expect(order(line, around)).toBe(expected),
  );

  it('have their brackets turned', () => expect(mirrored('(«')).toBe(')»'));
});
