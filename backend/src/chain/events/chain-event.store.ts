import { Between, type EntityManager, In, IsNull, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { BlockPosition } from '../nodes/chain-client.js';
import { ChainBlock } from './entities/chain-block.entity.js';
import { ChainEvent } from './entities/chain-event.entity.js';
import { saysTheSame } from './event-evidence.js';
import type { FoundEvent } from './found-event.js';

/** Events that one statement writes: it has at most 65,535 parameters. */
const AT_ONCE = 1_000;

/** How many final blocks are remembered to find where a very deep reorganisation began. */
const REMEMBERED_BLOCKS = 256;

/** Keeps one chain's events, each once, however often and by however many processes it is read. */
export class ChainEventStore {
  constructor(private readonly chainId: number) {}

  /**
   * Events that are known already stay as they are. A transaction that came back in another block has its place
   * changed, and counts as new; but a verified one is taken away with its block first, as nodes have to agree on that.
   */
  async insert(manager: EntityManager, events: readonly FoundEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += AT_ONCE)
      await this.insertSome(manager, events.slice(from, from + AT_ONCE));
  }

  private async insertSome(manager: EntityManager, events: readonly FoundEvent[]): Promise<void> {
    const rows = events.map((event) => ({
      ...event,
      chainId: this.chainId,
      verifiedAt: null,
      // Nothing follows from what is about no subject.
      folded: event.subject === null,
      judged: false,
    }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(ChainEvent)
      .values(rows)
      .orUpdate(
        ['block_number', 'block_hash', 'block_time', 'verified_at', 'folded', 'judged'],
        ['chain_id', 'transaction_hash', 'log_index'],
        {
          overwriteCondition: {
            where:
              '"chain_events"."block_hash" <> EXCLUDED."block_hash" AND "chain_events"."verified_at" IS NULL',
          },
        },
      )
      .execute();
  }

  /** Blocks in which there are events, both ends included; up to the newest where no end is given. */
  async blocksBetween(
    manager: EntityManager,
    from: number,
    to: number | undefined,
  ): Promise<BlockPosition[]> {
    return manager
      .createQueryBuilder(ChainEvent, 'event')
      .select('DISTINCT event.block_number', 'number')
      .addSelect('event.block_hash', 'hash')
      .where({
        chainId: this.chainId,
        blockNumber: to === undefined ? MoreThanOrEqual(from) : Between(from, to),
      })
      .getRawMany<BlockPosition>();
  }

  /** Takes away the events of blocks that left the chain. */
  async removeBlocks(manager: EntityManager, hashes: readonly string[]): Promise<ChainEvent[]> {
    if (hashes.length === 0) return [];
    const gone = { chainId: this.chainId, blockHash: In([...hashes]) };
    const removed = await manager.findBy(ChainEvent, gone);
    await deleteAll(manager, removed);
    return removed;
  }

  /** Takes away what was stored of a transaction in a block and was never verified, but for what was found again. */
  async removeUnverified(
    manager: EntityManager,
    transactionHash: string,
    blockHash: string,
    found: readonly FoundEvent[],
  ): Promise<ChainEvent[]> {
    const place = { chainId: this.chainId, transactionHash, blockHash, verifiedAt: IsNull() };
    const stored = await manager.find(ChainEvent, {
      where: place,
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const wrong = stored.filter((event) => !found.some((each) => saysTheSame(event, each)));
    await deleteAll(manager, wrong);
    return wrong;
  }

  /** Blocks that stood when they were read, newest first: where a search for the common past begins. */
  async knownBlocks(manager: EntityManager): Promise<BlockPosition[]> {
    return manager.query<BlockPosition[]>(
      `SELECT number, hash FROM (
         (SELECT number, hash FROM chain_blocks WHERE chain_id = $1)
         UNION (SELECT block_number, block_hash FROM chain_events WHERE chain_id = $1 ORDER BY block_number DESC LIMIT $2)
       ) known ORDER BY number DESC`,
      [this.chainId, REMEMBERED_BLOCKS],
    );
  }

  async remember(manager: EntityManager, { number, hash }: BlockPosition): Promise<void> {
    const { chainId } = this;
    await manager.upsert(ChainBlock, { chainId, number, hash }, ['chainId', 'number']);
    await manager.delete(ChainBlock, { chainId, number: MoreThan(number) });
    await manager.delete(ChainBlock, { chainId, number: LessThan(number - REMEMBERED_BLOCKS) });
  }
}

const deleteAll = (manager: EntityManager, events: readonly ChainEvent[]): Promise<unknown> =>
  manager.query('DELETE FROM chain_events WHERE id = ANY($1)', [events.map(({ id }) => id)]);
