/** Addresses and hashes show their first 6 and last 4 characters (spec section 3). */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** Addresses differ in letter case only by their checksum (EIP-55). */
export function sameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && one?.toLowerCase() === other?.toLowerCase();
}
