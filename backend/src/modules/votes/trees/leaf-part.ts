import { constants, crc32, deflateRawSync } from 'node:zlib';
import { hashLeaf, leafOf, type PublishedVote } from '../vote-leaf.ts';

/** Deflated, without a name or a time, made anywhere: the same leaves are the same file. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A last block of deflated data with nothing in it. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** A stretch of a month's file of leaves. */
export interface LeafPart {
  number: number;
  leaves: number;
  /** Pseudonym of the last leaf. */
  last: string;
  body: Buffer;
  plainSize: number;
  /** CRC-32 of all that is unpacked up to its end. */
  crc: number;
  hashes: Buffer | null;
}

/** Where the next part goes on. */
export type FileEnd = Pick<LeafPart, 'number' | 'last' | 'crc'>;

/** Before the first part; every pseudonym comes after the empty text. */
export const NOTHING_WRITTEN: FileEnd = { number: -1, last: '', crc: 0 };

/**
 * The next part of the file: all of them are one gzip member, since browsers unpack no second one, and each can be made from the
 * end of the one before alone.
 * @param votes at least one, in the order of pseudonyms
 */
export function makePart(month: string, votes: readonly PublishedVote[], before: FileEnd): LeafPart {
  const text = Buffer.from(votes.map((vote) => lineOf(month, vote)).join(''));
  const deflated = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
  const number = before.number + 1;
  return {
    number,
    leaves: votes.length,
    last: votes.at(-1)!.pseudonym,
    body: number === 0 ? Buffer.concat([GZIP_HEADER, deflated]) : deflated,
    plainSize: text.length,
    crc: crc32(text, before.crc),
    hashes: Buffer.concat(votes.map((vote) => hashLeaf(leafOf(month, vote)))),
  };
}

/** What ends the file. @param plainSize bytes of all parts, unpacked */
export function makeEnd({ number, last, crc }: FileEnd, plainSize: number): LeafPart {
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(crc, 0);
  sums.writeUInt32LE(plainSize % 2 ** 32, 4);
  const body = Buffer.concat([LAST_BLOCK, sums]);
  return { number: number + 1, leaves: 0, last, body, plainSize: 0, crc, hashes: null };
}

/** In one spelling, as everybody who writes the file writes it. */
const lineOf = (month: string, { participantId, awardId, pseudonym, counted }: PublishedVote): string =>
  `${JSON.stringify({ month, participantId, awardId, pseudonym, counted })}\n`;
