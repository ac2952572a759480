import { PgBoss } from 'pg-boss';
import { VOTE_ROOTS_QUEUE, VOTE_TREES_QUEUE } from '../../src/modules/votes/vote-roots.queue.js';
import type { TestApp } from './test-app.js';

/**
 * Nobody works on jobs of these queues any more, and none is being worked on: those at start and each minute would else do at
 * any moment what the test does, or wants not done yet.
 */
export async function stopWork(app: TestApp, ...queues: string[]): Promise<void> {
  const boss = app.nest.get(PgBoss);
  await Promise.all(queues.map(async (queue) => boss.offWork(queue, { wait: true })));
}

/** No queue gets its job of each minute any more; whatever else is added is worked on. */
export async function stopMinutes(...apps: TestApp[]): Promise<void> {
  for (const app of apps) await stopWork(app, '__pgboss__send-it');
}

/** Nothing is asked of the database but what the test has asked for: some jobs read all of a table that is small everywhere else. */
export async function stopAllWork(app: TestApp): Promise<void> {
  const queues = await app.nest.get(PgBoss).getQueues();
  await stopWork(app, ...queues.map(({ name }) => name));
}

/** Months are fixed, and trees made, by the test alone. */
export async function stopClosing(app: TestApp): Promise<void> {
  await stopWork(app, VOTE_ROOTS_QUEUE, VOTE_TREES_QUEUE);
}

/** Nothing that has ended by the database's clock is taken away, sessions among it: what one job leaves the other takes for overdue. */
export async function stopExpiry(app: TestApp): Promise<void> {
  await stopWork(app, 'expired', 'overdue-promises');
}
