/** What the operator says when its account cannot pay for a transaction. */
export const TOO_LITTLE_FOR_GAS = 'its account has too little for gas';

/** The node's own words, without the signed bytes that ethers adds to them. */
export function describeProblem(error: unknown): string {
  const { error: cause, shortMessage, message } = error as Error & { error?: Error; shortMessage?: string };
  const words = cause?.message ?? shortMessage ?? message;
  return /insufficient funds|enough funds/i.test(words) ? TOO_LITTLE_FOR_GAS : words;
}

/** The node has it already, or a block has: nothing is wrong. */
export function isKnown(error: unknown): boolean {
  const text = JSON.stringify((error as { error?: unknown }).error ?? String(error));
  return /already known|already imported|known transaction|nonce too low/i.test(text);
}
