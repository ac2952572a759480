// From bytes to bytes, and so in half the time that ethers takes.
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { CalendarMonth } from '../../common/calendar-month.js';

/** What of a vote is published: whom it is for, under which pseudonym, and whether it counts. */
export interface PublishedVote {
  participantId: number;
  awardId: number;
  /** 0x and 64 hex digits. */
  pseudonym: string;
  counted: boolean;
}

/** A leaf of a month's tree: month, participant, award, pseudonym, counted. */
export type VoteLeaf = [string, number, number, string, boolean];

/** Bytes of a hash. */
export const HASH_BYTES = 32;

const WORD = 32;
const LEAF_WORDS = 7;
const [AT_PARTICIPANT, AT_AWARD, AT_PSEUDONYM, AT_COUNTED, AT_LENGTH, AT_TEXT] = [1, 2, 3, 4, 5, 6] as const;

/** Used for one leaf after the other: a million of them would leave much behind. */
const encoded = Buffer.alloc(LEAF_WORDS * WORD);

export const leafOf = (
  month: CalendarMonth,
  { participantId, awardId, pseudonym, counted }: PublishedVote,
): VoteLeaf => [month, participantId, awardId, pseudonym, counted];

/**
 * What `StandardMerkleTree` makes of a leaf: keccak256 twice over its ABI encoding. Written out for this one shape, as the
 * general encoder takes 120 microseconds a leaf and this one a few.
 */
export function hashLeaf([month, participantId, awardId, pseudonym, counted]: VoteLeaf): Buffer {
  encoded.fill(0);
  putNumber(0, AT_LENGTH * WORD);
  putNumber(AT_PARTICIPANT, participantId);
  putNumber(AT_AWARD, awardId);
  encoded.write(pseudonym.slice(2), AT_PSEUDONYM * WORD, 'hex');
  putNumber(AT_COUNTED, counted ? 1 : 0);
  putNumber(AT_LENGTH, month.length);
  encoded.write(month, AT_TEXT * WORD, 'ascii');
  return keccakOf(keccakOf(encoded));
}

export function keccakOf(bytes: Uint8Array): Buffer {
  const { buffer, byteOffset, byteLength } = keccak_256(bytes);
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** At the end of its word; ids are 32-bit integers. */
const putNumber = (word: number, value: number): void =>
  void encoded.writeUInt32BE(value, (word + 1) * WORD - 4);
