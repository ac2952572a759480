import { type EntityManager, Not } from 'typeorm';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';

/** The transaction of an intent that is on its way or final. */
export const findLive = (manager: EntityManager, intent: string): Promise<OperatorTransaction | null> =>
  manager.findOneBy(OperatorTransaction, { intent, status: Not('failed') });

/**
 * Whether a transaction sees to an intent that is still to be done. One that counted as final did not do it, or left the
 * chain: it is opened again for the tracker to look at.
 */
export async function isUnderWay(manager: EntityManager, intent: string): Promise<boolean> {
  const live = await findLive(manager, intent);
  if (live?.status === 'done')
    await manager.update(OperatorTransaction, { id: live.id, status: 'done' }, { status: 'submitted' });
  return live !== null;
}
