import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { DecodedEvent } from '../contracts/decoded-event.js';

/** An event of ours as it was found in the chain. */
export interface FoundEvent extends DecodedEvent {
  /** Lower case, as the hash. */
  contract: string;
  transactionHash: string;
  logIndex: number;
  blockNumber: number;
  blockHash: string;
  blockTime: Date;
}

/** Longer than a whole number of 256 bits is written. */
const LONGEST_SUBJECT = 100;

const isCount = (value: number): boolean => value >= 0 && value <= MAX_ID;

/**
 * Whether the database can hold it. No contract of ours tells what it cannot: an ad or a badge may have any number of 256
 * bits, but an attempt is counted one by one, a month has seven characters, and no chain has so many blocks or logs.
 */
export const isStorable = ({ logIndex, blockNumber, subject, args }: FoundEvent): boolean =>
  isCount(logIndex) &&
  isCount(blockNumber) &&
  (subject?.length ?? 0) <= LONGEST_SUBJECT &&
  Object.values(args).every((value) => !String(value).includes('\0')) &&
  (args.attempt === undefined || BigInt(args.attempt) <= BigInt(MAX_ID));
