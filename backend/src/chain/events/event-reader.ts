import type { Block, Log, TransactionReceipt } from 'ethers';
import { AppError } from '../../common/errors/app-error.js';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { type DecodedEvent, decodeLog } from '../contracts/decoded-event.js';
import type { ChainClient, NodeWork } from '../nodes/chain-client.js';
import { blockLogs } from './block-logs.js';

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

/** Which blocks to read, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
}

/** Public nodes refuse wider ranges. */
const MAX_RANGE = 1_000;
const LOCAL_MAX_RANGE = 10_000;
/** Who refuses even this has another reason. */
const MIN_RANGE = 10;

/** Reads our contracts' events from the nodes of a chain. */
export class EventReader {
  /** How many blocks may be asked for at once. */
  readonly maxRange: number;

  constructor(
    private readonly client: ChainClient,
    private readonly contracts: ChainContracts,
  ) {
    this.maxRange = isLocalChain(client.chainId) ? LOCAL_MAX_RANGE : MAX_RANGE;
  }

  /**
   * Null when the chain changed while it was read. With a second opinion another node is asked as well, where there is
   * one: a node may leave logs out of its answer and not say so (go-ethereum #24078).
   */
  async read(addresses: string[], range: BlockRange, secondOpinion: boolean): Promise<FoundEvent[] | null> {
    if (range.from > range.to || addresses.length === 0) return [];
    const [here, elsewhere] = await Promise.all([
      this.logs(addresses, range),
      secondOpinion ? this.elsewhere((provider) => provider.getLogs(filterOf(addresses, range))) : [],
    ]);
    const blocks = await this.blocksOf([...here, ...elsewhere]);
    const stands = (log: Log): boolean => blocks.get(log.blockNumber)?.hash === log.blockHash;
    if (!here.every(stands)) return null;
    return this.found([...here, ...elsewhere.filter(stands)], blocks);
  }

  /** What a receipt itself says; null when its block is no longer the chain's. */
  async readReceipt({ logs, blockNumber, blockHash }: TransactionReceipt): Promise<FoundEvent[] | null> {
    const block = await this.client.block(blockNumber);
    if (block?.hash !== blockHash) return null;
    return this.found(logs, new Map([[blockNumber, block]]));
  }

  /** What the receipts of these blocks say, of two nodes where there are two: they have what eth_getLogs leaves out. */
  async readReceiptsOf(numbers: readonly number[]): Promise<FoundEvent[]> {
    const work: NodeWork<(readonly Log[])[]> = (provider) =>
      Promise.all(numbers.map((number) => blockLogs(provider, number)));
    const [here, elsewhere] = await Promise.all([this.client.call(work), this.elsewhere(work)]);
    const addresses = new Set(this.contracts.recorded().map(({ address }) => address.toLowerCase()));
    const ours = [...here, ...elsewhere].flat().filter(({ address }) => addresses.has(address.toLowerCase()));
    const blocks = await this.blocksOf(ours);
    return this.found(
      ours.filter((log) => blocks.get(log.blockNumber)?.hash === log.blockHash),
      blocks,
    );
  }

  /** Every event in these blocks, by ranges that a node takes; null when the chain changed while they were read. */
  async readAll(addresses: string[], { from, to }: BlockRange): Promise<FoundEvent[] | null> {
    const all: FoundEvent[] = [];
    for (let start = from; start <= to; start += this.maxRange) {
      const range = { from: start, to: Math.min(start + this.maxRange - 1, to) };
      const found = await this.read(addresses, range, true);
      if (!found) return null;
      all.push(...found);
    }
    return all;
  }

  /** In halves where the node finds the range too wide. */
  private async logs(addresses: string[], range: BlockRange): Promise<Log[]> {
    try {
      return await this.client.call(async (provider) => provider.getLogs(filterOf(addresses, range)));
    } catch (error) {
      if (error instanceof AppError || range.to - range.from < MIN_RANGE) throw error;
      const middle = Math.floor((range.from + range.to) / 2);
      const first = await this.logs(addresses, { from: range.from, to: middle });
      return [...first, ...(await this.logs(addresses, { from: middle + 1, to: range.to }))];
    }
  }

  private async elsewhere<T>(work: NodeWork<T[]>): Promise<T[]> {
    if (this.client.status().nodes < 2) return [];
    try {
      return await this.client.elsewhere(work);
    } catch {
      // The second opinion is a help, not a condition.
      return [];
    }
  }

  private async blocksOf(logs: Log[]): Promise<Map<number, Block | null>> {
    const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))];
    const blocks = await this.client.blocks(numbers);
    return new Map(numbers.map((number, index) => [number, blocks[index] ?? null]));
  }

  private found(logs: readonly Log[], blocks: ReadonlyMap<number, Block | null>): FoundEvent[] {
    const known = new Set<string>();
    return logs.flatMap((log) => {
      const contract = this.contracts.at(log.address);
      const decoded = contract && decodeLog(contract.name, log);
      const place = `${log.transactionHash}:${log.index}`;
      if (!decoded || known.has(place)) return [];
      known.add(place);
      const blockTime = new Date(blocks.get(log.blockNumber)!.timestamp * 1_000);
      return [{ ...decoded, ...placeOf(log), blockTime }];
    });
  }
}

const filterOf = (address: string[], { from, to }: BlockRange) => ({ address, fromBlock: from, toBlock: to });

const placeOf = (log: Log) => ({
  contract: log.address.toLowerCase(),
  transactionHash: log.transactionHash.toLowerCase(),
  logIndex: log.index,
  blockNumber: log.blockNumber,
  blockHash: log.blockHash,
});
