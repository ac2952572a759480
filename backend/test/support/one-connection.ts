import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool } from 'pg';
import { EntityManager } from 'typeorm';

/**
 * Fails every test during which a transaction asked the pool for a second connection: ten of those at once would each
 * hold one and wait for another, and nobody else would be answered meanwhile.
 */
const transaction = new AsyncLocalStorage<true>();
const offences: Error[] = [];

/** For a test in which somebody else acts while a transaction of its own holds locks. */
export const asSomebodyElse = <T>(work: () => T): T => transaction.exit(work);

type Run = (manager: EntityManager) => Promise<unknown>;
const original = { transaction: EntityManager.prototype.transaction, connect: Pool.prototype.connect };

/** The work comes first or second, depending on whether an isolation level is named. */
const watch =
  (run: Run): Run =>
  (manager) =>
    transaction.run(true, () => run(manager));

EntityManager.prototype.transaction = function (this: EntityManager, ...args: unknown[]) {
  const watched = args.map((arg) => (typeof arg === 'function' ? watch(arg as Run) : arg));
  return Reflect.apply(original.transaction, this, watched);
} as typeof original.transaction;

Pool.prototype.connect = function (this: Pool, ...args: unknown[]) {
  if (transaction.getStore()) offences.push(new Error('A transaction took a second connection'));
  return Reflect.apply(original.connect, this, args);
} as typeof original.connect;

/** What has offended since the last call. */
export const takeOffences = (): Error[] => offences.splice(0);
