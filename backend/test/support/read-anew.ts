import type { EntityManager } from 'typeorm';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { eventually } from './eventually.js';

/** All events are lost, and nothing counts as read. */
export async function loseEvents(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE chain_cursors cursor SET block_number = deployment.block, block_hash = deployment.block_hash
     FROM chain_deployments deployment WHERE lower(deployment.address) = cursor.contract`,
  );
  await manager.query('DELETE FROM chain_events');
}

/** All events are lost and read once more. */
export async function readAnew(manager: EntityManager): Promise<void> {
  const count = await manager.count(ChainEvent);
  await manager.transaction(loseEvents);
  await eventually(async () => expect(await manager.count(ChainEvent)).toBe(count));
}
