import { Logger } from '@nestjs/common';
import { ChainCursor } from '../../src/chain/events/entities/chain-cursor.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { timed } from '../support/slowed-tries.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** At 0.45 s a block. */
const BLOCKS_OF_THREE_HOURS = 24_000;

describe('a chain that nobody read for a while', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;
  let adId: number;
  let alarms: jest.SpyInstance;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    alarms = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    adId = await submitAd(owner.client);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const readBlock = () => app.nest.get(FollowedChains).home.watcher.head();
  const whenRead = () =>
    eventually(async () => expect(await readBlock()).toBe(await app.chain.provider.getBlockNumber()));
  const cursors = async () => {
    const all = await app.dataSource.manager.find(ChainCursor);
    return Math.min(...all.map(({ blockNumber }) => blockNumber));
  };
  const saidAlarm = () => alarms.mock.calls.some((said: unknown[]) => String(said[1]).startsWith('ALARM'));

  it('is read on from where it was left, after 300 blocks as after three hours', async () => {
    await app.chain.mine(20);
    await whenRead();
    for (const blocks of [300, BLOCKS_OF_THREE_HOURS]) {
      const before = await cursors();
      await node.die();
      await app.chain.mine(blocks / 2);
      const id = await submitAd(owner.client);
      await app.chain.pay(id);
      await app.chain.mine(blocks / 2);
      const asked = node.calls('eth_getLogs');
      await node.recover();
      const [, seconds] = await timed(async () => {
        await whenPayment(owner.client, id, 'confirmed');
        await whenRead();
      });
      expect(await cursors()).toBeGreaterThanOrEqual(before);
      // And once in a while where nothing is new.
      expect(node.calls('eth_getLogs') - asked).toBeLessThan(20 + seconds / 2);
    }
    expect(saidAlarm()).toBe(false);
  });

  it('loses nothing when the last block that was read left it meanwhile', async () => {
    const kept = await submitAd(owner.client);
    await app.chain.pay(kept);
    await app.chain.mine(10);
    await whenPayment(owner.client, kept, 'confirmed');
    const before = await app.chain.snapshot();
    await app.chain.pay(adId);
    await app.chain.mine(1);
    await whenPayment(owner.client, adId, 'confirming');
    const lowest = await cursors();
    await node.die();
    await app.chain.revertTo(before);
    await app.chain.mine(300);
    await node.recover();
    await whenPayment(owner.client, adId, 'pending');
    await whenPayment(owner.client, kept, 'confirmed');
    expect(await cursors()).toBeGreaterThanOrEqual(lowest);
    expect(saidAlarm()).toBe(false);
  });

  it('raises an alarm for what counted as final, and reads what came in its place', async () => {
    await app.chain.mine(10);
    const before = await app.chain.snapshot();
    await app.chain.pay(adId);
    await app.chain.mine(12);
    await whenPayment(owner.client, adId, 'confirmed');
    await whenRead();
    await app.chain.revertTo(before);
    await app.chain.mine(30);
    await whenPayment(owner.client, adId, 'pending');
    expect(saidAlarm()).toBe(true);
  });
});
