import { Logger } from '@nestjs/common';
import type { TransactionReceipt } from 'ethers';
import { type DataSource, In, IsNull, LessThanOrEqual } from 'typeorm';
import { finalAfter } from '../chains.js';
import type { ChainClient } from '../nodes/chain-client.js';
import { ChainEvent } from './entities/chain-event.entity.js';

/** Receipts asked for together. */
const CHUNK = 100;

/** Reads the receipts of events once more when they are final, from another node where there is one: money moves after that only. */
export class EventVerifier {
  private readonly logger = new Logger(EventVerifier.name);
  private readonly contradicted = new Set<string>();

  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
  ) {}

  async verify(head: number): Promise<void> {
    let after = 0;
    for (;;) {
      const events = await this.due(head, after);
      if (events.length > 0) await this.verifySome(events);
      if (events.length < CHUNK) return;
      after = Number(events.at(-1)!.id);
    }
  }

  private async due(head: number, after: number): Promise<ChainEvent[]> {
    const { chainId } = this.client;
    return this.dataSource.manager
      .createQueryBuilder(ChainEvent, 'event')
      .where({
        chainId,
        verifiedAt: IsNull(),
        blockNumber: LessThanOrEqual(head - finalAfter(chainId) + 1),
      })
      .andWhere('event.id > :after', { after })
      .orderBy('event.id')
      .take(CHUNK)
      .getMany();
  }

  private async verifySome(events: ChainEvent[]): Promise<void> {
    const hashes = [...new Set(events.map(({ transactionHash }) => transactionHash))];
    const receipts = await this.client.receiptsElsewhere(hashes);
    const byHash = new Map(hashes.map((hash, index) => [hash, receipts[index] ?? null]));
    const [right, wrong] = partition(events, (event) => agrees(event, byHash.get(event.transactionHash)));
    if (right.length > 0)
      // What follows from a final event may be more than what followed from a new one.
      await this.dataSource.manager.update(
        ChainEvent,
        { id: In(right.map(({ id }) => id)) },
        { verifiedAt: new Date(), folded: () => 'subject IS NULL' },
      );
    for (const event of wrong) this.complain(event);
  }

  /** Once of each: it is looked at again at every reading. */
  private complain({ id, transactionHash, blockNumber }: ChainEvent): void {
    if (this.contradicted.has(id)) return;
    this.contradicted.add(id);
    this.logger.warn(
      { chainId: this.client.chainId, transactionHash, blockNumber },
      'A node does not know the receipt of an event yet; nothing is decided on it until it does',
    );
  }
}

const agrees = (event: ChainEvent, receipt: TransactionReceipt | null | undefined): boolean =>
  receipt?.blockHash === event.blockHash &&
  receipt.logs.some(
    ({ index, address }) => index === event.logIndex && address.toLowerCase() === event.contract,
  );

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
