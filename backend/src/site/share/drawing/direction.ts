export type Direction = 'ltr' | 'rtl';

const STRONG_RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

/** By its first letter; undefined where it has none. */
export function directionOf(text: string): Direction | undefined {
  const first = LETTER.exec(text)?.[0];
  if (first === undefined) return undefined;
  return STRONG_RTL.test(first) ? 'rtl' : 'ltr';
}

/** Figures are read from the left among words of either direction; signs alone go with what is around them. */
export const wordDirection = (word: string, around: Direction): Direction =>
  directionOf(word) ?? (DIGIT.test(word) ? 'ltr' : around);

/**
 * The order in which words stand from left to right. In a line that is read from the right, words that are read from the left keep their
 * order among themselves, and the other way round.
 */
export function fromTheLeft<T>(
  parts: readonly T[],
  directions: readonly Direction[],
  around: Direction,
): T[] {
  const groups: T[][] = [];
  parts.forEach((part, index) => {
    const isOwn = directions[index] === around;
    if (isOwn || index === 0 || directions[index - 1] === around) groups.push([]);
    // Against the line's direction: turned once here and once more with the line.
    if (isOwn) groups.at(-1)!.push(part);
    else groups.at(-1)!.unshift(part);
  });
  const inOrder = groups.flat();
  if (around === 'rtl') return inOrder.toReversed();
  return inOrder;
}

const PAIRS = '()[]{}<>«»‹›';

/** Brackets open to the other side where a text is read from the right. */
export const mirrored = (text: string): string =>
  [...text]
    .map((sign) => {
      const at = PAIRS.indexOf(sign);
      return at === -1 ? sign : PAIRS[at ^ 1]!;
    })
    .join('');
