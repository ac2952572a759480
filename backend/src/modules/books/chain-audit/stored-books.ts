import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { ChainEvent } from '../../../chain/events/entities/chain-event.entity.js';
import { AdPayment } from '../../payments/entities/ad-payment.entity.js';

/** Rows read at once. */
const CHUNK = 1_000;

/** Events of a chain up to a block by the thousand, in the order in which they were stored. */
export async function* storedEvents(
  manager: EntityManager,
  chainId: number,
  upTo: number,
): AsyncGenerator<ChainEvent[]> {
  for (let after = '0'; ;) {
    const events = await manager.find(ChainEvent, {
      where: { chainId, blockNumber: LessThanOrEqual(upTo), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: CHUNK,
    });
    yield events;
    if (events.length < CHUNK) return;
    after = events.at(-1)!.id;
  }
}

/** Payments of a chain up to a block by the thousand, in the order in which they were stored. */
export async function* storedPayments(
  manager: EntityManager,
  chainId: number,
  upTo: number,
): AsyncGenerator<AdPayment[]> {
  for (let after = 0; ;) {
    const payments = await manager.find(AdPayment, {
      where: { chainId, blockNumber: LessThanOrEqual(upTo), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: CHUNK,
    });
    yield payments;
    if (payments.length < CHUNK) return;
    after = payments.at(-1)!.id;
  }
}

/** Ads about whose money something happened after the block: the database tells of a later state. */
export async function adsAfter(manager: EntityManager, chainId: number, block: number): Promise<Set<string>> {
  const rows = await manager.query<{ subject: string }[]>(
    `SELECT DISTINCT subject FROM chain_events
     WHERE chain_id = $1 AND block_number > $2 AND subject IS NOT NULL`,
    [chainId, block],
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** Events and payments above a block. */
export async function rowsAbove(
  manager: EntityManager,
  chainId: number,
  block: number,
): Promise<{ events: number; payments: number }> {
  const above = { chainId, blockNumber: MoreThan(block) };
  return {
    events: await manager.countBy(ChainEvent, above),
    payments: await manager.countBy(AdPayment, above),
  };
}
