import { type EntityManager, Not } from 'typeorm';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';

/** The transaction of an intent that is on its way or final. */
export const findLive = (manager: EntityManager, intent: string): Promise<OperatorTransaction | null> =>
  manager.findOneBy(OperatorTransaction, { intent, status: Not('failed') });
