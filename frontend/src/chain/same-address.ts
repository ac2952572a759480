/** Whether both are the same account; letter case is but a checksum (EIP-55). */
export function sameAddress(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
}
