import { type Contract, id, NonceManager } from 'ethers';
import { splitterInterface } from '../../src/chain/contracts/splitter.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { withLogBeside, withTime, withUnknownHead } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { onOwnConnection } from '../support/own-connection.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';
import { AD_PRICE, TestChain } from '../support/test-chain.js';

const BEYOND_COLUMNS = 2 ** 40;
const PAID = 'AdPaid(uint256,address,uint256,uint256)';
const REFUNDED = 'AdRefunded(uint256,address,uint256,uint256)';
const SETTLED = 'AdSettled(uint256,address,uint256,uint256,uint256)';
const SOMEBODY = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** Six thousand payments are much for a machine that does other work too. */
const PATIENCE_MS = 600_000;

/** What no table can hold must not keep the site from reading everything else. */
describe('a node that makes up what cannot be stored', () => {
  let app: TestApp;
  let nodes: LyingNode[];
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    const chain = await TestChain.start();
    nodes = [await LyingNode.before(chain.rpcUrl), await LyingNode.before(chain.rpcUrl)];
    const env = {
      CHAIN_RPC_URL: nodes.map(({ url }) => url).join(','),
      // What thousands of rows cost is not what is tested.
      ...PATIENT_STATEMENTS,
    };
    app = await TestApp.start(env, chain);
  });
  beforeEach(async () => {
    for (const node of nodes) await node.recover();
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    for (const node of nodes) await node.close();
  }, PATIENCE_MS);

  const paid = (attempt: bigint) => splitterInterface.encodeEventLog(PAID, [7n, SOMEBODY, attempt, 25n]);

  it.each([
    ['a place in its block', { logIndex: `0x${BEYOND_COLUMNS.toString(16)}` }],
    ['an attempt', { logIndex: '0x63', ...paid(BigInt(BEYOND_COLUMNS)) }],
  ])('does not hold up the others by %s that no column holds', async (_what, changes) => {
    const { hash } = await app.chain.pay(adId);
    nodes[0]!.tell(withLogBeside(hash, changes));
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await app.dataSource.manager.countBy(ChainEvent, { transactionHash: hash })).toBe(1);
  });

  it.each([
    ['no date has', '0x4000000000000'],
    ['the database does not read', '0x3afff44180'],
  ])('does not hold up the others by a time of a block that %s', async (_what, time) => {
    nodes[0]!.tell(withTime(time));
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    await nodes[0]!.recover();
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
  });

  it('takes no ad back and tells no owner by a refund that never was', async () => {
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const { hash, from } = await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const refund = splitterInterface.encodeEventLog(REFUNDED, [BigInt(adId), from, 1n, 25n]);
    nodes[0]!.tell(withLogBeside(hash, { logIndex: '0x63', ...refund }));
    await app.chain.mine(1);
    await whenPayment(owner.client, adId, 'refunded');
    const { body: ad } = await owner.client.get(`/ads/${adId}`).expect(200);
    expect(ad).toMatchObject({ status: 'approved' });
    const { body } = await owner.client.get('/notifications').expect(200);
    expect(JSON.stringify(body)).not.toContain('refund');
    await nodes[0]!.recover();
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'settled');
  });

  it('does not hold up the others by what was stored of it before', async () => {
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const [known] = await app.dataSource.manager.findBy(ChainEvent, { subject: String(adId) });
    const { id: _id, args, ...place } = known!;
    const attempt = String(BEYOND_COLUMNS);
    const event = { ...place, logIndex: 99, subject: '999999', args: { ...args, adId: '999999', attempt } };
    await app.dataSource.manager.insert(ChainEvent, { ...event, verifiedAt: null, folded: false });
    const next = await submitAd(owner.client);
    await app.chain.pay(next);
    await app.chain.mine(6);
    await whenPayment(owner.client, next, 'confirmed');
  });

  it('is rid of what it made up, also where what is left of a subject cannot be folded', async () => {
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const [known] = await app.dataSource.manager.findBy(ChainEvent, { subject: String(adId) });
    const { id: _id, args, ...place } = known!;
    const subject = '888888';
    const madeUp = ['1', String(BEYOND_COLUMNS)].map((attempt, index) => ({
      ...{ ...place, subject, verifiedAt: null, folded: true },
      ...{ transactionHash: `0x${String(index).repeat(64)}`, args: { ...args, adId: subject, attempt } },
    }));
    await app.dataSource.manager.insert(ChainEvent, madeUp);
    const next = await submitAd(owner.client);
    await app.chain.pay(next);
    await app.chain.mine(6);
    await whenPayment(owner.client, next, 'confirmed');
    await eventually(async () =>
      expect(await app.dataSource.manager.countBy(ChainEvent, { subject })).toBe(0),
    );
  });

  it('is left where it tells a newest block that it does not know itself', async () => {
    nodes[0]!.tell(withUnknownHead);
    await app.chain.pay(adId);
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
  });

  it('silences no act by one that it made up, and that somebody looked at', async () => {
    const { hash, from } = await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const settled = splitterInterface.encodeEventLog(SETTLED, [BigInt(adId), from, 1n, 7n, 18n]);
    nodes[0]!.tell(withLogBeside(hash, { logIndex: '0x63', ...settled }));
    await app.chain.mine(1);
    const alarms = async (): Promise<{ id: number }[]> =>
      app.dataSource.query(`SELECT id FROM alarms WHERE params->>'transactionHash' = $1`, [hash]);
    await eventually(async () => expect(await alarms()).toHaveLength(1));
    const admin = await app.admin();
    await admin.post(`/admin/alarms/${(await alarms())[0]!.id}/acknowledge`).expect(204);
    await nodes[0]!.recover();
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await alarms()).toEqual([]);
  });

  it('silences no act by telling it in an old block first', async () => {
    const { manager } = app.dataSource;
    const admin = new NonceManager(developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin));
    const splitter = app.chain.splitter.connect(admin.connect(app.chain.provider)) as Contract;
    const { hash: transactionHash } = await splitter.getFunction('setAdPrice').send(AD_PRICE);
    const alarms = async () =>
      manager.query(`SELECT FROM alarms WHERE params->>'transactionHash' = $1`, [transactionHash]);
    await eventually(async () => expect(await alarms()).toHaveLength(1));
    const found = await manager.findOneByOrFail(ChainEvent, { transactionHash });
    await manager.query('DELETE FROM alarms');
    const told = { blockHash: id('an old block'), blockTime: new Date(0), verifiedAt: null, judged: true };
    await manager.update(ChainEvent, { id: found.id }, told);
    await app.nest.get(FollowedChains).home.intake.add([found]);
    await eventually(async () => expect(await alarms()).toHaveLength(1));
  });

  it(
    'is read on where it makes up more than one statement writes',
    async () => {
      await app.chain.pay(adId);
      await whenPayment(owner.client, adId, 'confirming');
      const [known] = await app.dataSource.manager.findBy(ChainEvent, { subject: String(adId) });
      const { intake, watcher } = app.nest.get(FollowedChains).home;
      const { id: _id, args, ...place } = known!;
      const adIdMadeUp = '777777';
      const flood = Array.from({ length: 6_000 }, (_each, index) => ({
        ...{ ...place, subject: adIdMadeUp, args: { ...args, adId: adIdMadeUp } },
        transactionHash: `0x${index.toString(16).padStart(64, '0')}`,
      }));
      await app.chain.mine(1);
      await intake.add(flood);
      await watcher.poll();
      const { manager } = app.dataSource;
      expect(await manager.countBy(AdPayment, { adId: adIdMadeUp })).toBe(6_000);
      await onOwnConnection(app.dataSource, (client) =>
        client.query('DELETE FROM chain_events WHERE subject = $1', [adIdMadeUp]),
      );
      await app.chain.mine(6);
      await whenPayment(owner.client, adId, 'confirmed');
    },
    PATIENCE_MS,
  );
});
