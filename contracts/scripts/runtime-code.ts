import { getBytes, keccak256 } from 'ethers';

/** Where the compiler left room for values that a constructor fills in, in bytes. */
export type Immutable = { start: number; length: number };

/** Bytes at the very end that say how long the metadata before them are. */
const LENGTH_BYTES = 2;

/**
 * The hash of what is the same wherever a version stands: runtime code without the values of immutables, which differ by
 * deployment, and without the metadata at its end, which change with a comment and are never run.
 */
export function fingerprint(code: string, immutables: readonly Immutable[]): string {
  const bytes = getBytes(code);
  for (const { start, length } of immutables) bytes.fill(0, start, start + length);
  return keccak256(bytes.subarray(0, lengthWithoutMetadata(bytes)));
}

function lengthWithoutMetadata(bytes: Uint8Array): number {
  const [high = 0, low = 0] = bytes.subarray(-LENGTH_BYTES);
  return Math.max(0, bytes.length - LENGTH_BYTES - high * 256 - low);
}
