import { keccak256 } from 'ethers';

/** keccak256 of what the hex digits say, as the contracts compute it. A module of its own, loaded where it is needed. */
export const keccakOf = (hex: string): string => keccak256(hex);
