import { MAX_ID } from '../../src/common/validation/parse-id.pipe.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.js';
import { TestApp } from '../support/test-app.js';
import { SECOND_LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import { TestChain } from '../support/test-chain.js';

const HOUR_MS = 60 * 60_000;

describe('ids of ads that were paid before the site had read the splitter', () => {
  let chain: TestChain;
  let node: LyingNode;
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    chain = await TestChain.start();
    for (const id of [MAX_ID, 1, 2, 3]) await chain.pay(id);
    node = await LyingNode.before(chain.rpcUrl);
    node.refuse('eth_getLogs');
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  it('are not given to anybody: until they are known new ads wait', async () => {
    const { body, headers } = await owner.client.post('/ads', adInput()).expect(503);
    expect(body).toMatchObject({ code: 'ads_paused' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.dataSource.manager.count(Ad)).toBe(0);
    await app.client().get('/health').expect(503);
  });

  it('are passed over afterwards, and the highest of them ends nothing', async () => {
    await node.recover();
    await eventually(async () => app.client().get('/health').expect(200));
    expect(await submitAd(owner.client)).toBe(4);
    expect(await submitAd(owner.client)).toBe(5);
  });

  it('stay passed over while the nodes are away: a splitter that was read once holds up nothing', async () => {
    await chain.pay(6);
    await eventually(async () => app.dataSource.manager.findOneByOrFail(AdPayment, { adId: '6' }));
    await node.die();
    expect(await submitAd(owner.client)).toBe(7);
    await node.recover();
  });
});

describe('ids of ads that are paid before their turn', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;

  beforeAll(async () => {
    // Its blocks are an hour old when they are made: whatever is paid there was paid before.
    const chain = await TestChain.start(2, { startedAt: Date.now() - HOUR_MS });
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const nextId = async (): Promise<number> => (await submitAd(owner.client)) + 1;

  it('give the coins back where the ad was made before the payment was read', async () => {
    const next = await nextId();
    await node.die();
    await app.chain.pay(next);
    const adId = await submitAd(owner.client);
    expect(adId).toBe(next);
    await (await app.admin()).patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await node.recover();
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'refunded');
    expect(await app.chain.paymentState(adId)).toBe(3);
    const { body } = await owner.client.get('/notifications').expect(200);
    expect(JSON.stringify(body)).not.toContain('refund');
  });

  it('take a payment that comes after the ad', async () => {
    const adId = await nextId();
    await app.chain.provider.send('evm_increaseTime', [HOUR_MS / 1_000]);
    await submitAd(owner.client);
    await app.chain.pay(adId);
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
  });

  it('make nobody wait, however many in a row were paid', async () => {
    const first = await nextId();
    await app.dataSource.query(
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index,
         block_number, block_hash, block_time, verified_at, folded)
       SELECT $1, lower($2), 'AdPaid', id::text, '{}', '0x' || id, 0, 0, '0x', now(), now(), true
       FROM generate_series($3::integer, $3 + 9999) id`,
      [SECOND_LOCAL_CHAIN_ID, app.chain.address, first],
    );
    const began = Date.now();
    expect(await submitAd(owner.client)).toBe(first + 10_000);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});
