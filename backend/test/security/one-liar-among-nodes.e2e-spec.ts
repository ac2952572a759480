import { toBeHex, zeroPadValue } from 'ethers';
import { IsNull } from 'typeorm';
import { Alarm } from '../../src/chain/alarms/entities/alarm.entity.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { withInstead } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** An ad's id as logs have it. */
const topicOf = (adId: number): string => zeroPadValue(toBeHex(adId), 32).slice(2);

describe.each([2, 3])('one of %i nodes that tells another ad than was paid', (count) => {
  let app: TestApp;
  let nodes: LyingNode[];
  let owner: SignedIn;
  let paid: number;
  let told: number;

  beforeAll(async () => {
    const chain = await TestChain.start();
    nodes = await Promise.all(Array.from({ length: count }, async () => LyingNode.before(chain.rpcUrl)));
    app = await TestApp.start({ CHAIN_RPC_URL: nodes.map(({ url }) => url).join(',') }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    for (const node of nodes) await node.recover();
    [paid, told] = [await submitAd(owner.client), await submitAd(owner.client)];
  });
  afterAll(async () => {
    await app.stop();
    for (const node of nodes) await node.close();
  });

  const events = async (adId: number): Promise<ChainEvent[]> =>
    app.dataSource.manager.findBy(ChainEvent, { subject: String(adId), name: 'AdPaid' });
  const contradictions = async (): Promise<number> =>
    app.dataSource.manager.countBy(Alarm, { code: 'nodes_contradict', endedAt: IsNull() });
  const statusOf = async (adId: number): Promise<string> => {
    const { body } = await owner.client.get(`/ads/${adId}/payment`).expect(200);
    return (body as { status: string }).status;
  };

  it.each([0, 1])('moves no money by it when it is node %i of the list', async (liar) => {
    nodes[liar]!.tell(withInstead(topicOf(paid), topicOf(told)));
    await app.chain.pay(paid);
    await app.chain.mine(6);
    if (count > 2) await whenPayment(owner.client, paid, 'confirmed');
    else
      await eventually(async () =>
        expect((await events(paid)).length + (await events(told)).length).toBeGreaterThan(0),
      );
    if (count === 2) await eventually(async () => expect(await contradictions()).toBe(1));
    expect((await events(told)).filter(({ verifiedAt }) => verifiedAt)).toEqual([]);
    expect(await statusOf(told)).not.toBe('confirmed');
    await nodes[liar]!.recover();
    await whenPayment(owner.client, paid, 'confirmed');
    await eventually(async () => expect(await events(told)).toEqual([]));
    await eventually(async () => expect(await contradictions()).toBe(0));
    expect(await statusOf(told)).toBe('pending');
  });

  it('cannot undo what others verified', async () => {
    const { blockHash } = await app.chain.pay(paid);
    await app.chain.mine(6);
    await whenPayment(owner.client, paid, 'confirmed');
    nodes[0]!.tell(withInstead(blockHash, `0x${'0b'.repeat(32)}`));
    const asked = nodes[1]!.calls('eth_getBlockByNumber');
    await app.chain.mine(2);
    await eventually(async () => expect(nodes[1]!.calls('eth_getBlockByNumber')).toBeGreaterThan(asked + 5));
    expect(await events(paid)).toEqual([
      expect.objectContaining({ verifiedAt: expect.any(Date), blockHash }),
    ]);
    expect(await statusOf(paid)).toBe('confirmed');
  });
});
