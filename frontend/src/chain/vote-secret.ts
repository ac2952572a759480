import { browserStorage } from '../browser-storage';

/** What makes a vote one's own: the pseudonym is published with it, the secret is known to its voter alone. */
export interface VoteSecret {
  /** 32 random bytes: 0x and 64 hex digits. */
  secret: string;
  /** keccak256 of the secret. */
  pseudonym: string;
}

const SECRET_BYTES = 32;
const storageKey = (pseudonym: string) => `vote-secret:${pseudonym.toLowerCase()}`;

/**
 * Draws the secret of a new vote. Drawn here and not by the server, which could otherwise give two voters one vote to
 * find.
 */
export async function drawSecret(): Promise<VoteSecret> {
  const { keccakOf } = await import('./keccak');
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { secret, pseudonym: keccakOf(secret) };
}

/** Keeps the secret in this browser. @returns false where the browser keeps nothing */
export function storeSecret({ secret, pseudonym }: VoteSecret): boolean {
  return browserStorage.write(storageKey(pseudonym), secret);
}

/** The secret of a pseudonym, null where this browser does not have it. */
export function readSecret(pseudonym: string): string | null {
  return browserStorage.read(storageKey(pseudonym));
}

/** Lets go of the secret of a vote that was refused, and so is none, or whose voter keeps it elsewhere. */
export function forgetSecret({ pseudonym }: Pick<VoteSecret, 'pseudonym'>): void {
  browserStorage.remove(storageKey(pseudonym));
}
