import { FollowedChains } from '../../src/chain/followed-chains.js';
import { DEVELOPMENT_ACCOUNT } from '../../src/chain/operator/development-keys.js';
import { UNKNOWN_PER_MINUTE } from '../../src/modules/payments/chain-transactions.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const madeUp = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`;

describe('transactions that anybody may look at', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const look = (hash: string, query = '') => app.client().get(`/transactions/${hash}${query}`);

  /** How often the node was asked for a transaction while this was done. */
  async function callsDuring(work: () => Promise<unknown>): Promise<number> {
    const before = node.calls('eth_getTransactionByHash');
    await work();
    return node.calls('eth_getTransactionByHash') - before;
  }

  const paidAd = async (): Promise<{ adId: number; hash: string }> => {
    const adId = await submitAd(owner.client);
    const { hash } = await app.chain.pay(adId);
    return { adId, hash };
  };

  it('cost the node one call for the time of a block, however many ask', async () => {
    const { adId, hash } = await paidAd();
    await whenPayment(owner.client, adId, 'confirming');
    const asked = () => Promise.all(Array.from({ length: 20 }, async () => look(hash).expect(200)));
    expect(await callsDuring(asked)).toBe(1);
    expect(await callsDuring(asked)).toBe(0);
  });

  it('cost it one call for good once they are final, while their confirmations go on', async () => {
    const { adId, hash } = await paidAd();
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    expect((await look(hash).expect(200)).body).toMatchObject({ confirmations: 6, status: 'success' });
    await app.chain.mine(3);
    const other = await paidAd();
    await whenPayment(owner.client, other.adId, 'confirming');
    const later = async () =>
      expect((await look(hash).expect(200)).body).toMatchObject({
        confirmations: 10,
        events: [{ adId: `${adId}` }],
      });
    expect(await callsDuring(later)).toBe(0);
  });

  it('of the operator are told too', async () => {
    const { adId } = await paidAd();
    await app.chain.mine(5);
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const { settlementTxHash } = await whenPayment(owner.client, adId, 'settled');
    expect((await look(settlementTxHash!).expect(200)).body).toMatchObject({
      events: [{ name: 'AdSettled' }],
    });
  });

  it('that nobody knows cost one call each, and are not told', async () => {
    const ask = () => Promise.all(Array.from({ length: 5 }, async () => look(madeUp(1)).expect(404)));
    expect(await callsDuring(ask)).toBe(1);
    expect(await callsDuring(async () => look(madeUp(2), '?chainId=4242').expect(404))).toBe(0);
    await look(madeUp(2), '?chainId=home').expect(400);
  });

  it('of others are not told, after one call', async () => {
    const signer = await app.chain.provider.getSigner(DEVELOPMENT_ACCOUNT.firstAdvertiser);
    const sent = await signer.sendTransaction({ to: signer.address, value: 1n });
    await sent.wait();
    expect(await callsDuring(async () => look(sent.hash).expect(404))).toBe(1);
    expect(node.callsOf('eth_getTransactionByHash', sent.hash)).toBe(1);
    // Of others the site may ask at any time.
    expect(node.callsOf('eth_getTransactionReceipt', sent.hash)).toBe(0);
  });

  it('that were reverted by a contract of ours are told, though they left no event', async () => {
    const adId = await submitAd(owner.client);
    const { hash } = await app.chain.pay(adId, undefined, 1n);
    expect((await look(hash).expect(200)).body).toMatchObject({ status: 'reverted', events: [] });
  });

  it('that wait for a block are asked for again, as nodes may forget them without one', async () => {
    const adId = await submitAd(owner.client);
    await app.chain.provider.send('evm_setAutomine', [false]);
    const newest = await app.chain.provider.getBlockNumber();
    await eventually(async () => expect(await app.nest.get(FollowedChains).home.watcher.head()).toBe(newest));
    const { hash } = await app.chain.payWithoutWaiting(adId);
    expect((await look(hash).expect(200)).body).toMatchObject({ status: 'pending' });
    await app.chain.provider.send('hardhat_dropTransaction', [hash]);
    await eventually(async () => look(hash).expect(404));
    await app.chain.provider.send('evm_setAutomine', [true]);
  });

  it('may be made up only so often, by all callers together; known ones are told meanwhile', async () => {
    const { adId, hash } = await paidAd();
    await whenPayment(owner.client, adId, 'confirming');
    let asked = 0;
    let answer = await look(madeUp(1_000));
    // A minute may end meanwhile, and another one begin.
    while (answer.status === 404 && ++asked <= 2 * UNKNOWN_PER_MINUTE)
      answer = await look(madeUp(1_000 + asked));
    expect(answer.status).toBe(429);
    const refused = await look(madeUp(99_999)).expect(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await look(hash).expect(200);
  });
});
