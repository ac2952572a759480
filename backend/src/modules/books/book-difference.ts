/** What may differ between a contract and the database. */
export const DIFFERENCE_KINDS = [
  'balance',
  'founder',
  'platform',
  'credit',
  'payment',
  'badge',
  'vote_root',
  'sum',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Something that contract and database tell differently at one block; of a sum, what was kept and what was counted. */
export interface BookDifference {
  kind: DifferenceKind;
  /** Ad, account, badge, month or name of a sum; null where it is about the contract as a whole. */
  subject: string | null;
  books: string;
  contract: string;
  message: string;
}

const WORDS: Record<DifferenceKind, (subject: string) => string> = {
  balance: () => 'Balance of the contract in wei',
  founder: () => 'What the founder may have paid out in wei',
  platform: () => 'What the platform may have paid out in wei',
  credit: (account) => `Credit of ${account} in wei`,
  payment: (adId) => `Payment of ad ${adId}`,
  badge: (badgeId) => `Badge ${badgeId}`,
  vote_root: (month) => `Root of the votes of ${month}`,
  sum: (name) => `Running sum: ${name}`,
};

/** Empty when both say the same. */
export function compareWithContract(
  kind: DifferenceKind,
  subject: string | null,
  books: string,
  contract: string,
): BookDifference[] {
  if (books === contract) return [];
  const about = WORDS[kind](subject ?? '');
  const message = `${about}: the database says ${books}, the contract ${contract}`;
  return [{ kind, subject, books, contract, message }];
}

/** What was kept of a sum and what it was counted to be; empty where both are the same. */
export function compareSum(name: string, kept: string, counted: string): BookDifference[] {
  if (kept === counted) return [];
  const message = `${WORDS.sum(name)}: kept as ${kept}, counted as ${counted}; it was put right`;
  return [{ kind: 'sum', subject: name, books: kept, contract: counted, message }];
}
