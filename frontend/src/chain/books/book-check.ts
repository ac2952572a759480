/** Why nothing can be said about a part of the books. */
export type Unread =
  /** No public node of the chain is known here. */
  | 'noNode'
  /** The node does not answer, or not to this question. */
  | 'noAnswer'
  /** The node is of another chain. */
  | 'otherChain'
  /** The node has not come to this block yet. */
  | 'behind'
  /** The node does not keep this block, or this receipt, any more. */
  | 'noHistory'
  /** The node does not keep what the contracts held at this block. */
  | 'noState';

/** Something that the books say otherwise than the chain; null where one of them says nothing. */
export interface Difference<Field extends string = string> {
  field: Field;
  books: string | null;
  chain: string | null;
}

/** What came of comparing a part of the books with the chain. It agrees only if all of it was read and compared. */
export type Check<Field extends string = string> =
  | { state: 'agrees' }
  | { state: 'differs'; differences: Difference<Field>[] }
  | { state: 'open'; reason: Unread };

/** A part that could be read, by what differs in it. */
export const checkOf = <Field extends string>(differences: Difference<Field>[]): Check<Field> =>
  differences.length === 0 ? { state: 'agrees' } : { state: 'differs', differences };
