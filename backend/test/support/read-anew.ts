import type { EntityManager } from 'typeorm';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { eventually } from './eventually.js';

/** All events are lost and read once more. */
export async function readAnew(manager: EntityManager): Promise<void> {
  const count = await manager.count(ChainEvent);
  await manager.transaction(async (each) => {
    await each.query(
      `UPDATE chain_cursors cursor SET block_number = deployment.block, block_hash = deployment.block_hash
       FROM chain_deployments deployment WHERE lower(deployment.address) = cursor.contract`,
    );
    await each.query('DELETE FROM chain_events');
  });
  await eventually(async () => expect(await manager.count(ChainEvent)).toBe(count));
}
