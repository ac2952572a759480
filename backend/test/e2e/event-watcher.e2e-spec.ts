import { ChainCursor } from '../../src/chain/events/entities/chain-cursor.entity.js';
import { EventWatcher } from '../../src/chain/events/event-watcher.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('event watcher', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('has read the newest block for a caller who came during an earlier reading', async () => {
    const watcher = app.nest.get(EventWatcher);
    const later = await app.dataSource.transaction(async (manager) => {
      await manager.find(ChainCursor, { lock: { mode: 'pessimistic_write' } });
      await app.chain.mine(1);
      void watcher.poll();
      await eventually(async () => expect(await waitingForLocks()).toBe(1));
      await app.chain.mine(5);
      return { read: watcher.poll() };
    });
    await later.read;
    expect(await watcher.head()).toBe(await app.chain.provider.getBlockNumber());
  });

  async function waitingForLocks(): Promise<number> {
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return count;
  }
});
