import { FollowedChains } from '../../src/chain/followed-chains.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { loseEvents } from '../support/read-anew.js';
import { TestApp } from '../support/test-app.js';

describe('event watcher', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('has read the newest block for a caller who came during an earlier reading', async () => {
    const { watcher } = app.nest.get(FollowedChains).home;
    await app.chain.mine(1);
    const earlier = watcher.poll();
    await app.chain.mine(5);
    await Promise.all([earlier, watcher.poll()]);
    expect(await watcher.head()).toBe(await app.chain.provider.getBlockNumber());
  });

  it('reads again what was taken back while a reading was about to move on', async () => {
    const { manager } = app.dataSource;
    await app.chain.mine(20);
    const behind = `SELECT FROM chain_cursors cursor JOIN chain_events event USING (chain_id, contract)
      WHERE cursor.block_number <= event.block_number`;
    await eventually(async () => expect(await manager.query(behind)).toEqual([]));
    const count = await manager.count(ChainEvent);
    expect(count).toBeGreaterThan(0);
    await whileHeld(
      app.dataSource,
      {
        sql: 'SELECT FROM chain_cursors FOR UPDATE',
        waits: 'UPDATE chain_cursors SET block_number%',
        waiting: 1,
      },
      async () => app.chain.mine(6),
      loseEvents,
    );
    await eventually(async () => expect(await manager.count(ChainEvent)).toBe(count));
  });
});
