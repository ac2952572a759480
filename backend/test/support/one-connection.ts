import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool } from 'pg';
import { EntityManager } from 'typeorm';

/**
 * Fails every test during which a transaction asked the pool for a second connection: ten of those at once would each
 * hold one and wait for another, and nobody else would be answered meanwhile.
 */
const transaction = new AsyncLocalStorage<true>();
const offences: Error[] = [];

type Run = (manager: EntityManager) => Promise<unknown>;
const original = { transaction: EntityManager.prototype.transaction, connect: Pool.prototype.connect };

EntityManager.prototype.transaction = function (this: EntityManager, ...args: unknown[]) {
  const run = args.pop() as Run;
  const watched: Run = (manager) => transaction.run(true, () => run(manager));
  return Reflect.apply(original.transaction, this, [...args, watched]);
} as typeof original.transaction;

Pool.prototype.connect = function (this: Pool, ...args: unknown[]) {
  if (transaction.getStore()) offences.push(new Error('A transaction took a second connection'));
  return Reflect.apply(original.connect, this, args);
} as typeof original.connect;

afterEach(() => {
  const [first] = offences.splice(0);
  if (first) throw first;
});
