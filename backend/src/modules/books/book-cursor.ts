import type { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';

/** An event's place in the books, which go by time and, within one block, by the order of its logs. */
export type BookPlace = Pick<ChainEvent, 'blockTime' | 'chainId' | 'blockNumber' | 'logIndex'>;

/** Seconds, chain, block and place in it; bounded by what the columns hold. */
export const BOOK_CURSOR = /^\d{1,12}(-\d{1,9}){3}$/;

export const cursorOf = ({ blockTime, chainId, blockNumber, logIndex }: BookPlace): string =>
  [blockTime.getTime() / 1_000, chainId, blockNumber, logIndex].join('-');

export function placeOf(cursor: string): BookPlace {
  const [seconds, chainId, blockNumber, logIndex] = cursor.split('-').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { blockTime: new Date(seconds * 1_000), chainId, blockNumber, logIndex };
}
