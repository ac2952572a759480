import { FollowedChains } from '../../src/chain/followed-chains.js';
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
});
