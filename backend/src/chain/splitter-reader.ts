import { Injectable } from '@nestjs/common';
import { type BlockPosition, ChainClient, position } from './chain-client.js';
import { LOCAL_CHAIN_ID } from './chains.js';
import { parseSplitterLog, type SplitterEvent, splitterTopics } from './splitter.js';

/** Public nodes refuse wider ranges. */
const MAX_RANGE = 1_000;

/** An event with the time of its block. */
export type TimedSplitterEvent = SplitterEvent & { blockTime: Date };

/** All events up to a block. */
export interface EventBatch {
  to: BlockPosition;
  events: TimedSplitterEvent[];
}

/** Reads the splitter's events from the node, in the order in which they happened. */
@Injectable()
export class SplitterReader {
  constructor(private readonly client: ChainClient) {}

  /** Null when the chain changed while it was read: the next poll sees it whole. */
  async read(splitter: string, after: BlockPosition, head: BlockPosition): Promise<EventBatch | null> {
    if (after.number >= head.number) return { to: after, events: [] };
    const to = await this.upperBlock(after.number, head);
    if (!to) return null;
    const logs = await this.client.call((provider) =>
      provider.getLogs({
        address: splitter,
        topics: [splitterTopics],
        fromBlock: after.number + 1,
        toBlock: to.number,
      }),
    );
    const events = await this.withTimes(logs.map(parseSplitterLog).filter((event) => event !== null));
    return (await this.client.hasBlock(to)) && events ? { to, events } : null;
  }

  /** The highest ad id up to `limit` that any payment ever named, or 0. */
  async highestPaidAdId(splitter: string, fromBlock: number, limit: bigint): Promise<bigint> {
    const head = await this.client.head();
    let highest = 0n;
    for (let from = fromBlock; from <= head.number; from += MAX_RANGE) {
      const toBlock = Math.min(from + MAX_RANGE - 1, head.number);
      const logs = await this.client.call((provider) =>
        provider.getLogs({ address: splitter, topics: [splitterTopics[0]!], fromBlock: from, toBlock }),
      );
      for (const log of logs) {
        const { adId } = parseSplitterLog(log)!;
        if (adId > highest && adId <= limit) highest = adId;
      }
    }
    return highest;
  }

  private async upperBlock(after: number, head: BlockPosition): Promise<BlockPosition | null> {
    const range = this.client.chainId === LOCAL_CHAIN_ID ? MAX_RANGE * 10 : MAX_RANGE;
    if (head.number - after <= range) return head;
    const block = await this.client.block(after + range);
    return block && position(block);
  }

  private async withTimes(events: SplitterEvent[]): Promise<TimedSplitterEvent[] | null> {
    const numbers = [...new Set(events.map((event) => event.blockNumber))];
    const blocks = new Map(
      await Promise.all(numbers.map(async (number) => [number, await this.client.block(number)] as const)),
    );
    const timed = events.map((event) => {
      const block = blocks.get(event.blockNumber);
      return block?.hash === event.blockHash
        ? { ...event, blockTime: new Date(block.timestamp * 1000) }
        : null;
    });
    return timed.every((event) => event !== null) ? timed : null;
  }
}
