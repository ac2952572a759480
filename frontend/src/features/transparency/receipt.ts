import type { VoteReceipt } from '../../api/generated/votes';
import { readSecret } from '../../chain/vote-secret';
import type { VoteLeaf } from '../../chain/vote-tree';

/** What a voter keeps: their vote, the way from it to the root, and the secret that makes it theirs. */
export interface Receipt {
  leaf: VoteLeaf;
  proof: string[];
  root: string;
  month: string;
  secret?: string;
  /** Where the root stands; null where that was not known yet, absent in receipts of earlier days. */
  registry?: string | null;
}

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

function isLeaf(value: unknown): value is VoteLeaf {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [month, participantId, awardId, pseudonym, counted] = value as unknown[];
  return (
    typeof month === 'string' &&
    isId(participantId) &&
    isId(awardId) &&
    isHash(pseudonym) &&
    typeof counted === 'boolean'
  );
}

/** Reads the text of a receipt; null where it is none. */
export function parseReceipt(text: string): Receipt | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { leaf, proof, root, month, secret, registry } = value as Partial<Record<keyof Receipt, unknown>>;
  const isWhole = isLeaf(leaf) && Array.isArray(proof) && proof.every(isHash) && isHash(root);
  if (!isWhole || typeof month !== 'string') return null;
  return {
    ...{ leaf, proof, root, month },
    ...(typeof secret === 'string' && { secret }),
    ...((registry === null || isAddress(registry)) && { registry }),
  };
}

/** The server's receipt with the secret that this browser drew when its voter voted. */
export function withOwnSecret(receipt: VoteReceipt): VoteReceipt {
  const secret = receipt.secret ?? readSecret(String(receipt.leaf[3]));
  return secret === null ? receipt : { ...receipt, secret };
}
