/** The watcher credits a replacement within 2 s of its block; give it some more. */
const REPLACEMENT_GRACE_MS = 10_000;
/** No node knows the transaction for so long: it will hardly come back. */
const DROPPED_AFTER_MS = 60_000;

export interface MissingTransaction {
  /** How long neither server nor wallet has known the hash. */
  missingForMs: number;
  /** Whether another transaction took its nonce; null when nobody could be asked. */
  nonceUsed: boolean | null;
}

/** What became of a transaction that no node knows any more; null while it is too early to say. */
export function lostTransaction({
  missingForMs,
  nonceUsed,
}: MissingTransaction): 'replaced' | 'dropped' | null {
  if (nonceUsed) return missingForMs >= REPLACEMENT_GRACE_MS ? 'replaced' : null;
  return missingForMs >= DROPPED_AFTER_MS ? 'dropped' : null;
}
