export interface Face {
  family: string;
  /** Address within the style sheet; none where a face of the reader's takes its room. */
  file: string | undefined;
  /** First and last code point of each range. */
  ranges: [number, number][];
}

/** The `@font-face` rules of a style sheet. */
export function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    file: /url\('([^']+)'\)/.exec(rule)?.[1],
    ranges: [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }));
}

/** Every character that a face is for. */
export const charactersOf = ({ ranges }: Face): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
