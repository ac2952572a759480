/** What two tell of the same thing, part by part, in words. */
type Told = Readonly<Record<string, string>>;

/** A part of which both say something else; undefined where one says nothing of it. */
export interface DifferingPart {
  part: string;
  books: string | undefined;
  chain: string | undefined;
}

/** What differs between the books and the chain, in the order of the books; what one of them lacks comes last. */
export const differingParts = (books: Told, chain: Told): DifferingPart[] =>
  Object.keys({ ...books, ...chain })
    .filter((part) => books[part] !== chain[part])
    .map((part) => ({ part, books: books[part], chain: chain[part] }));
