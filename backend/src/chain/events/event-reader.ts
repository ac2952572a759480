import { Injectable } from '@nestjs/common';
import type { Log } from 'ethers';
import { type BlockPosition, ChainClient, position } from '../nodes/chain-client.js';
import { LOCAL_CHAIN_ID } from '../chains.js';

/** Public nodes refuse wider ranges. */
const MAX_RANGE = 1_000;

/** A log with the time of its block. */
export interface TimedLog {
  log: Log;
  blockTime: Date;
}

/** All logs up to a block, in the order in which they happened. */
export interface LogBatch {
  to: BlockPosition;
  logs: TimedLog[];
}

/** Reads our contracts' logs from the node. */
@Injectable()
export class EventReader {
  constructor(private readonly client: ChainClient) {}

  /** Null when the chain changed while it was read: the next poll sees it whole. */
  async read(
    addresses: string[],
    topics: string[],
    after: BlockPosition,
    head: BlockPosition,
  ): Promise<LogBatch | null> {
    if (after.number >= head.number) return { to: after, logs: [] };
    const to = await this.upperBlock(after.number, head);
    if (!to) return null;
    const found = await this.client.call(async (provider) =>
      provider.getLogs({
        address: addresses,
        topics: [topics],
        fromBlock: after.number + 1,
        toBlock: to.number,
      }),
    );
    const logs = await this.withTimes(found);
    return logs && (await this.client.hasBlock(to)) ? { to, logs } : null;
  }

  /** Every log of a contract so far, for a database that meets it late. */
  async readAll(address: string, topics: readonly string[], fromBlock: number): Promise<Log[]> {
    const head = await this.client.head();
    const all: Log[] = [];
    for (let from = fromBlock; from <= head.number; from += MAX_RANGE) {
      const toBlock = Math.min(from + MAX_RANGE - 1, head.number);
      const filter = { address, topics: [[...topics]], fromBlock: from, toBlock };
      all.push(...(await this.client.call(async (provider) => provider.getLogs(filter))));
    }
    return all;
  }

  private async upperBlock(after: number, head: BlockPosition): Promise<BlockPosition | null> {
    const range = this.client.chainId === LOCAL_CHAIN_ID ? MAX_RANGE * 10 : MAX_RANGE;
    if (head.number - after <= range) return head;
    const block = await this.client.block(after + range);
    return block && position(block);
  }

  /** Null when a log's block is no longer the chain's. */
  private async withTimes(logs: Log[]): Promise<TimedLog[] | null> {
    const numbers = [...new Set(logs.map((log) => log.blockNumber))];
    const blocks = await Promise.all(numbers.map(async (number) => this.client.block(number)));
    const byHash = new Map(blocks.map((block) => [block?.hash, block]));
    const timed = logs.map((log) => {
      const block = byHash.get(log.blockHash);
      return block ? { log, blockTime: new Date(block.timestamp * 1000) } : null;
    });
    return timed.every((entry) => entry !== null) ? timed : null;
  }
}
