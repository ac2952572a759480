/** A node did not do its part. The message says how in words, never with its address, which may hold a key. */
export class NodeFailure extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'NodeFailure';
  }
}

/** It lives, and does not want to answer this one; another node may, or the same one to less. */
export class Refusal extends NodeFailure {}

/** It would answer to less at once. */
export class TooMuchAtOnce extends Refusal {}

/** The words for a request that did not come back. */
export function connectionFailure(error: unknown): NodeFailure {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return new NodeFailure('gives no answer');
  return new NodeFailure(WORDS[cause?.code ?? ''] ?? 'cannot be reached');
}

const WORDS: Record<string, string | undefined> = {
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'breaks off connections',
  UND_ERR_SOCKET: 'breaks off connections',
  EPIPE: 'breaks off connections',
  ENOTFOUND: 'has a name that nobody knows',
  EAI_AGAIN: 'has a name that cannot be looked up',
};
