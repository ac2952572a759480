import type { Payload } from 'altcha-lib/types';

/** How hard a challenge is: half of the counters are tried on average, about a second's work for a phone. */
export const PUZZLE = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32 } as const;
export const HIGHEST_COUNTER = 300;

/** A challenge of this site with its solution, as far as their form tells. */
export interface SolvedPuzzle extends Payload {
  nonce: string;
  expiresAt: number;
}

/** Undefined for whatever is not base64 of such JSON, or of a challenge that is not as hard as those of today. */
export function readSolution(text: string): SolvedPuzzle | undefined {
  const payload = parse(text) as Payload | undefined;
  const { challenge, solution } = payload ?? {};
  const { nonce, expiresAt, ...puzzle } = challenge?.parameters ?? {};
  if (typeof nonce !== 'string' || !/^[0-9a-f]{32}$/.test(nonce)) return undefined;
  if (typeof expiresAt !== 'number' || !isAsHard(puzzle)) return undefined;
  if (typeof challenge?.signature !== 'string' || !solution) return undefined;
  return { challenge, solution, nonce, expiresAt };
}

const isAsHard = (puzzle: Partial<Record<keyof typeof PUZZLE, unknown>>): boolean =>
  puzzle.algorithm === PUZZLE.algorithm &&
  puzzle.cost === PUZZLE.cost &&
  puzzle.keyLength === PUZZLE.keyLength;

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString()) ?? undefined;
  } catch {
    return undefined;
  }
}
