import { Logger } from '@nestjs/common';
import type { Block, JsonRpcApiProvider, Log, TransactionReceipt } from 'ethers';
import { AppError } from '../../common/errors/app-error.js';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { isLocalChain } from '../chains.js';
import type { ChainContracts } from '../contracts/chain-contracts.js';
import { decodeLog } from '../contracts/decoded-event.js';
import type { ChainClient, NodeWork } from '../nodes/chain-client.js';
import { blockReceipts } from '../nodes/block-receipts.js';
import { assertSound } from '../nodes/chain-node.js';
import { Refusal } from '../nodes/node-failure.js';
import { examinePlaces, placeKey, textOf } from './event-evidence.js';
import { type FoundEvent, isStorable } from './found-event.js';

/** Which blocks to read, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
}

/** What was found in a range of blocks. */
interface Finding {
  events: FoundEvent[];
  /** Whether that is all there is, as far as nodes can tell: two of them told, or one has been alone for long. */
  isWhole: boolean;
}

/** Public nodes refuse wider ranges. */
const MAX_RANGE = 1_000;
const LOCAL_MAX_RANGE = 10_000;
/** Who refuses even this has another reason. */
const MIN_RANGE = 10;
/** After so many the chain did not just change while it was read. */
const MISFITS = 3;
/** So long no other node has told anything before one alone is enough, as a site with one provider left has to go on (ms). */
const ALONE_MS = 60_000;

/** Reads our contracts' events from the nodes of a chain. */
export class EventReader {
  /** How many blocks may be asked for at once. */
  readonly maxRange: number;
  private readonly logger = new Logger('Chain');
  /** Readings in a row that told of blocks which do not stand. */
  private misfits = 0;
  /** Since when there was no second opinion where one was wanted. */
  private aloneSince: number | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly contracts: ChainContracts,
  ) {
    this.maxRange = isLocalChain(client.chainId) ? LOCAL_MAX_RANGE : MAX_RANGE;
  }

  /**
   * Null when the chain changed while it was read. With a second opinion another node is asked as well, where there is
   * one: a node may leave logs out of its answer and not say so (go-ethereum #24078). Without it nothing is read for good.
   */
  async read(addresses: string[], range: BlockRange, secondOpinion: boolean): Promise<Finding | null> {
    if (range.from > range.to || addresses.length === 0) return { events: [], isWhole: secondOpinion };
    const told = new Set<JsonRpcApiProvider>();
    const here = await this.logs(addresses, range, told);
    const { logs: elsewhere, isWhole } = secondOpinion
      ? await this.secondLogs(addresses, range, told)
      : { logs: [], isWhole: false };
    const blocks = await this.blocksOf(numbersOf([...here, ...elsewhere]));
    const stands = (log: Log): boolean => blocks.get(log.blockNumber)?.hash === log.blockHash;
    if (!here.every(stands)) return this.changedMeanwhile();
    this.misfits = 0;
    const logs = [...here, ...elsewhere.filter(stands)];
    const events = this.found(logs, blocks);
    return { events: secondOpinion ? await this.settled(events, logs) : events, isWhole };
  }

  /** Null; a node that goes on telling logs of blocks which are not the chain's is left. */
  private changedMeanwhile(): null {
    this.misfits += 1;
    if (this.misfits >= MISFITS) {
      this.client.distrustNodeInUse('tells logs of blocks that do not stand');
      this.misfits = 0;
    }
    return null;
  }

  /** Where two nodes tell one log differently, what nodes agree on counts; where they do not agree, nothing is verified before they do. */
  private async settled(events: FoundEvent[], logs: readonly Log[]): Promise<FoundEvent[]> {
    const told = Map.groupBy(logs, ({ transactionHash, index }) => `${transactionHash}:${index}`);
    const differing = [...told.values()].filter((same) => new Set(same.map(textOf)).size > 1);
    if (differing.length === 0) return events;
    const places = [
      ...Map.groupBy(
        differing.map(([log]) => log!),
        placeKey,
      ).values(),
    ].map(([log]) => log!);
    const verdicts = await this.client.examine(places, examinePlaces);
    const agreed = verdicts.flatMap((verdict) => (verdict.kind === 'agreed' ? [verdict.answer] : []));
    const instead = agreed.flatMap(({ block, logs: own }) =>
      this.found(own, new Map([[block.number, block]])),
    );
    const settledHashes = new Set(
      places
        .filter((_place, index) => verdicts[index]!.kind === 'agreed')
        .map(({ transactionHash }) => transactionHash.toLowerCase()),
    );
    return [...events.filter(({ transactionHash }) => !settledHashes.has(transactionHash)), ...instead];
  }

  /** What a receipt itself says; null when its block is no longer the chain's. */
  async readReceipt({ logs, blockNumber, blockHash }: TransactionReceipt): Promise<FoundEvent[] | null> {
    const blocks = await this.blocksOf([blockNumber]);
    return blocks.get(blockNumber)?.hash === blockHash ? this.found(logs, blocks) : null;
  }

  /** What the receipts of these blocks say, of two nodes where there are two: they have what eth_getLogs leaves out. */
  async readReceiptsOf(numbers: readonly number[]): Promise<FoundEvent[]> {
    const work: NodeWork<(readonly Log[])[]> = (provider) =>
      Promise.all(numbers.map((number) => blockLogs(provider, number)));
    const [here, elsewhere] = await Promise.all([this.client.call(work), this.elsewhere(work)]);
    const addresses = new Set(this.contracts.recorded().map(({ address }) => address.toLowerCase()));
    const ours = [...here, ...elsewhere].flat().filter(({ address }) => addresses.has(address.toLowerCase()));
    const blocks = await this.blocksOf(numbersOf(ours));
    return this.found(
      ours.filter((log) => blocks.get(log.blockNumber)?.hash === log.blockHash),
      blocks,
    );
  }

  /** Every event in these blocks with a second opinion, by ranges that a node takes; null when the chain changed while they were read. */
  async readAll(addresses: string[], { from, to }: BlockRange): Promise<Finding | null> {
    const all: Finding = { events: [], isWhole: true };
    for (let start = from; start <= to; start += this.maxRange) {
      const range = { from: start, to: Math.min(start + this.maxRange - 1, to) };
      const found = await this.read(addresses, range, true);
      if (!found) return null;
      all.events.push(...found.events);
      all.isWhole &&= found.isWhole;
    }
    return all;
  }

  /** In halves where the node finds the range too wide. */
  private async logs(addresses: string[], range: BlockRange, told: Set<JsonRpcApiProvider>): Promise<Log[]> {
    try {
      return await this.client.callOrRefuse(async (provider) => {
        const logs = await provider.getLogs(filterOf(addresses, range));
        told.add(provider);
        return logs;
      });
    } catch (error) {
      if (range.to - range.from < MIN_RANGE) throw error instanceof Refusal ? chainUnavailable() : error;
      if (error instanceof AppError) throw error;
      const middle = Math.floor((range.from + range.to) / 2);
      const first = await this.logs(addresses, { from: range.from, to: middle }, told);
      return [...first, ...(await this.logs(addresses, { from: middle + 1, to: range.to }, told))];
    }
  }

  /** What a node tells that has told nothing of the range yet. */
  private async secondLogs(
    addresses: string[],
    range: BlockRange,
    told: ReadonlySet<JsonRpcApiProvider>,
  ): Promise<{ logs: Log[]; isWhole: boolean }> {
    if (this.client.status().nodes < 2) return { logs: [], isWhole: true };
    try {
      const work: NodeWork<[JsonRpcApiProvider, Log[]]> = async (provider) => [
        provider,
        await provider.getLogs(filterOf(addresses, range)),
      ];
      const [provider, logs] = await this.client.elsewhere(work, told);
      return { logs, isWhole: this.isEnough(!told.has(provider)) };
    } catch {
      return { logs: [], isWhole: this.isEnough(false) };
    }
  }

  private isEnough(isSecond: boolean): boolean {
    const now = performance.now();
    this.aloneSince = isSecond ? undefined : (this.aloneSince ?? now);
    return this.aloneSince === undefined || now - this.aloneSince >= ALONE_MS;
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

  /** Of a node that tells of none without a hash, or of a time that no date has. */
  private async blocksOf(numbers: readonly number[]): Promise<Map<number, Block | null>> {
    const blocks = await this.client.call(async (provider) => {
      const told = await Promise.all(numbers.map(async (number) => provider.getBlock(number)));
      for (const block of told) if (block) assertSound(block);
      return told;
    });
    return new Map(numbers.map((number, index) => [number, blocks[index] ?? null]));
  }

  /** Whether it knows what a contract's logs mean: of one that vanished from the record nothing is said. */
  reads(contract: string): boolean {
    return this.contracts.at(contract) !== undefined;
  }

  /** The events that logs tell; of several logs at one place the first. What no column can hold is none of ours. */
  found(logs: readonly Log[], blocks: ReadonlyMap<number, Block | null>): FoundEvent[] {
    const known = new Set<string>();
    return logs.flatMap((log) => {
      const event = this.eventOf(log, blocks.get(log.blockNumber)!);
      const place = `${log.transactionHash}:${log.index}`;
      if (!event || known.has(place)) return [];
      known.add(place);
      return [event];
    });
  }

  private eventOf(log: Log, block: Block): FoundEvent | null {
    const contract = this.contracts.at(log.address);
    const decoded = contract && decodeLog(contract.name, log);
    if (!decoded) return null;
    const event = { ...decoded, ...placeOf(log), blockTime: new Date(block.timestamp * 1_000) };
    if (isStorable(event)) return event;
    this.logger.error({ ...placeOf(log), name: event.name }, 'A node tells an event that cannot be');
    return null;
  }
}

/** All logs of a block as its receipts have them; of a node that does not tell a block's receipts each one is asked for. */
async function blockLogs(provider: JsonRpcApiProvider, number: number): Promise<readonly Log[]> {
  const receipts = await blockReceipts(provider, number);
  if (receipts) return receipts.flatMap(({ logs }) => logs);
  const block = await provider.getBlock(number);
  const hashes = block?.transactions ?? [];
  const found = await Promise.all(hashes.map((hash) => provider.getTransactionReceipt(hash)));
  return found.flatMap((receipt) => receipt?.logs ?? []);
}

const numbersOf = (logs: readonly Log[]): number[] => [
  ...new Set(logs.map(({ blockNumber }) => blockNumber)),
];

const filterOf = (address: string[], { from, to }: BlockRange) => ({ address, fromBlock: from, toBlock: to });

const placeOf = (log: Log) => ({
  contract: log.address.toLowerCase(),
  transactionHash: log.transactionHash.toLowerCase(),
  logIndex: log.index,
  blockNumber: log.blockNumber,
  blockHash: log.blockHash,
});
