import { checkOf, type Check, type Difference, type Unread } from './book-check';

/** What the books say a splitter held at a block, in wei. */
export interface BookedAccount {
  chainId: number;
  /** Address of the splitter. */
  contract: string;
  balance: string;
  owedFounder: string;
  owedPlatform: string;
  block: number;
  blockHash: string;
}

export const accountFigures = ['balance', 'owedFounder', 'owedPlatform'] as const;
type AccountFigure = (typeof accountFigures)[number];
export type AccountField = AccountFigure | 'blockHash' | 'contract';

/** What a node says of a splitter at a block; amounts in wei. */
export interface AccountEvidence {
  blockHash: string;
  figures: Record<AccountFigure, string>;
}

/** What the chain says of a splitter, beside what came of the comparison. */
export interface AccountCheck {
  check: Check<AccountField>;
  /** In wei; null where it could not be read. */
  chain: Record<AccountFigure, string> | null;
}

export const unreadAccount = (reason: Unread): AccountCheck => ({
  check: { state: 'open', reason },
  chain: null,
});

/** Compares what the books say of a splitter with what a node read at the same block. */
export function checkAccount(
  account: BookedAccount,
  evidence: AccountEvidence | Unread | 'noContract',
): AccountCheck {
  if (evidence === 'noContract')
    return { check: checkOf([{ field: 'contract', books: account.contract, chain: null }]), chain: null };
  if (typeof evidence === 'string') return unreadAccount(evidence);
  const { blockHash, figures } = evidence;
  const isOtherBlock = account.blockHash.toLowerCase() !== blockHash.toLowerCase();
  const differences: Difference<AccountField>[] = isOtherBlock
    ? [{ field: 'blockHash', books: account.blockHash, chain: blockHash }]
    : [];
  for (const field of accountFigures)
    if (account[field] !== figures[field])
      differences.push({ field, books: account[field], chain: figures[field] });
  return { check: checkOf(differences), chain: figures };
}
