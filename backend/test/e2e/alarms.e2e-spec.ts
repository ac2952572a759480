import { type Contract, id, NonceManager } from 'ethers';
import { encodePublish } from '../../src/chain/contracts/vote-registry.js';
import { endAlarm, raiseAlarm } from '../../src/chain/alarms/alarms.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { ChainHead } from '../../src/chain/events/entities/chain-head.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import type { AdminAlarmsDto } from '../../src/modules/alarms/dto/admin-alarms.dto.js';
import type { HealthDto } from '../../src/modules/health/dto/health.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { withBadge } from '../factories/minted-badge.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { readAnew } from '../support/read-anew.js';
import { scrape } from '../support/metrics.js';
import { TestApp } from '../support/test-app.js';
import { AD_PRICE } from '../support/test-chain.js';

const STRANGER = '0x000000000000000000000000000000000000bEEF';
const HOLD_DAYS = 30;

describe('alarms', () => {
  let app: TestApp;
  let owner: SignedIn;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start({ METRICS_PORT: '0' });
    owner = await signedIn(app);
    admin = await app.admin();
    await whenRead();
  });
  beforeEach(() => app.dataSource.query('UPDATE alarms SET ended_at = now()'));
  afterAll(() => app.stop());

  const health = async () => (await app.client().get('/health').expect(200)).body as HealthDto;
  const list = async () => (await admin.get('/admin/alarms').expect(200)).body as AdminAlarmsDto;
  /** Whatever stands on the chain now has been read, and judged. */
  const whenRead = (): Promise<void> =>
    eventually(async () => {
      const head = await app.dataSource.manager.findOneBy(ChainHead, { chainId: 31337 });
      expect(head?.hash).toBe((await app.chain.provider.getBlock('latest'))!.hash);
    });
  const whenAlarms = (...events: string[]): Promise<AdminAlarmsDto> =>
    eventually(async () => {
      const found = await list();
      expect(found.alarms.map(({ params }) => String(params.event)).toSorted()).toEqual(events.toSorted());
      return found;
    });

  /** Outside the site, with the key of a development account. */
  async function act(contract: Contract, account: number, name: string, ...args: unknown[]): Promise<string> {
    const signer = new NonceManager(developmentWallet(account).connect(app.chain.provider));
    const sent = await (contract.connect(signer) as Contract).getFunction(name).send(...args);
    await sent.wait();
    return sent.hash;
  }
  const asOperator = (contract: Contract, name: string, ...args: unknown[]) =>
    act(contract, DEVELOPMENT_ACCOUNT.operator, name, ...args);
  const asAdmin = (contract: Contract, name: string, ...args: unknown[]) =>
    act(contract, DEVELOPMENT_ACCOUNT.contractAdmin, name, ...args);

  async function paidAd(): Promise<number> {
    const adId = await submitAd(owner.client);
    await app.chain.pay(adId);
    return adId;
  }
  const settleAlone = async (adId: number) =>
    asOperator(
      app.chain.splitter,
      'settle',
      adId,
      developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).address,
      1,
    );

  it('are raised by no deployment, and by nothing that the site does itself', async () => {
    const [approved, rejected] = [await paidAd(), await paidAd()];
    await app.chain.mine(6);
    for (const adId of [approved, rejected]) await whenPayment(owner.client, adId, 'confirmed');
    await admin.patch(`/ads/${approved}/status`, { status: 'approved' }).expect(200);
    await admin.patch(`/ads/${rejected}/status`, { status: 'rejected', reason: 'Too dark' }).expect(200);
    await whenPayment(owner.client, approved, 'settled');
    await whenPayment(owner.client, rejected, 'refunded');
    await withBadge(app);
    await whenRead();
    expect(await app.dataSource.manager.countBy(ChainEvent, { name: 'RoleGranted' })).toBeGreaterThan(0);
    expect(await health()).toMatchObject({ alarms: [], moreAlarms: 0 });
  });

  it('tell of a settlement that the operator key made outside the site, in health, console and metrics', async () => {
    const adId = await paidAd();
    const transactionHash = await settleAlone(adId);
    const { alarms } = await whenAlarms('AdSettled');
    const params = {
      chainId: 31337,
      contract: app.chain.address,
      contractName: 'AdPaymentSplitter',
      event: 'AdSettled',
      subject: String(adId),
      transactionHash,
      explorerUrl: `/transactions/${transactionHash}`,
    };
    expect(alarms).toMatchObject([{ code: 'foreign_act', endsByItself: false, params }]);
    await eventually(async () =>
      expect((await health()).alarms).toMatchObject([{ code: 'foreign_act', params }]),
    );
    await eventually(async () =>
      expect(await scrape(app)).toContainEqual({
        name: 'change_makers_alarms',
        labels: { code: 'foreign_act' },
        value: 1,
      }),
    );
  });

  it('tell of badges and roots that nobody here asked for', async () => {
    const [wallet, month] = [STRANGER, '2001-01'];
    await asOperator(app.chain.badge, 'mint', wallet, 900_001, 1);
    const tokenId = (await app.chain.badge.getFunction('tokenIdOf').staticCall(900_001)) as bigint;
    await asOperator(app.chain.badge, 'setBadgeType', tokenId, 3);
    await asAdmin(app.chain.badge, 'revoke', tokenId);
    const wanted = encodePublish(month, id('root'), 1);
    const operator = new NonceManager(
      developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(app.chain.provider),
    );
    await operator.sendTransaction({ to: app.chain.registry.target, data: wanted });
    const { alarms } = await whenAlarms('Transfer', 'BadgeTypeChanged', 'BadgeRevoked', 'RootPublished');
    expect(new Set(alarms.map(({ code }) => code))).toEqual(new Set(['foreign_act']));
  });

  it('tell of roles that were granted or taken, by their names', async () => {
    const role = id('MODERATOR_ROLE');
    await asAdmin(app.chain.splitter, 'grantRole', role, STRANGER);
    await asAdmin(app.chain.splitter, 'revokeRole', role, STRANGER);
    await asAdmin(app.chain.badge, 'beginDefaultAdminTransfer', STRANGER);
    await asAdmin(app.chain.badge, 'cancelDefaultAdminTransfer');
    const { alarms } = await whenAlarms(
      'RoleGranted',
      'RoleRevoked',
      'DefaultAdminTransferScheduled',
      'DefaultAdminTransferCanceled',
    );
    expect(new Set(alarms.map(({ code }) => code))).toEqual(new Set(['role_changed']));
    const granted = alarms.find(({ params }) => params.event === 'RoleGranted');
    expect(granted!.params.args).toMatchObject({ role: 'MODERATOR_ROLE', account: STRANGER });
  });

  it('tell of another price, of a pause and its end, and of payees', async () => {
    await asAdmin(app.chain.splitter, 'setAdPrice', AD_PRICE * 2n);
    await asAdmin(app.chain.splitter, 'setAdPrice', AD_PRICE);
    await asAdmin(app.chain.splitter, 'pause');
    await asAdmin(app.chain.splitter, 'unpause');
    await act(app.chain.splitter, DEVELOPMENT_ACCOUNT.founder, 'proposePayee', STRANGER);
    const { alarms } = await whenAlarms(
      'AdPriceChanged',
      'AdPriceChanged',
      'Paused',
      'Unpaused',
      'PayeeProposed',
    );
    expect(new Set(alarms.map(({ code }) => code))).toEqual(new Set(['terms_changed']));
  });

  it('tell nothing of what a payer takes back after the time to decide', async () => {
    const adId = await paidAd();
    const before = await app.chain.snapshot();
    await app.chain.provider.send('evm_increaseTime', [HOLD_DAYS * 24 * 60 * 60 + 60]);
    await act(app.chain.splitter, DEVELOPMENT_ACCOUNT.firstAdvertiser, 'reclaim', adId);
    await whenPayment(owner.client, adId, 'refunded');
    await whenRead();
    expect((await list()).alarms).toEqual([]);
    await app.chain.revertTo(before);
    await whenRead();
  });

  it('tell of a refund that nobody here decided on', async () => {
    const adId = await paidAd();
    const payer = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).address;
    await asOperator(app.chain.splitter, 'refund', adId, payer, 1);
    await whenAlarms('AdRefunded');
  });

  it('go once the block of the act has left the chain, and come with it again', async () => {
    const adId = await paidAd();
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    const raw = await app.chain.rawTransaction(await settleAlone(adId));
    await whenAlarms('AdSettled');
    await app.chain.revertTo(before);
    await app.chain.mine(2);
    await whenAlarms();
    await app.chain.provider.send('eth_sendRawTransaction', [raw]);
    await whenAlarms('AdSettled');
  });

  it('stay acknowledged when their act comes again in another block, and in a ledger that is read anew', async () => {
    const adId = await paidAd();
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    const raw = await app.chain.rawTransaction(await settleAlone(adId));
    const { alarms } = await whenAlarms('AdSettled');
    await admin.post(`/admin/alarms/${alarms[0]!.id}/acknowledge`).expect(204);
    await app.chain.revertTo(before);
    await app.chain.mine(2);
    await app.chain.provider.send('eth_sendRawTransaction', [raw]);
    await whenPayment(owner.client, adId, 'settled');
    await whenRead();
    await readAnew(app.dataSource.manager);
    expect(await list()).toEqual({ alarms: [], more: 0 });
  });

  it('are raised by nothing from before the site watched for it, when a ledger is read anew', async () => {
    await settleAlone(await paidAd());
    await whenAlarms('AdSettled');
    const { manager } = app.dataSource;
    await manager.query(
      `UPDATE chain_deployments SET acts_judged_since = (SELECT block_time + interval '1 second' FROM chain_heads)`,
    );
    await manager.query('DELETE FROM alarms');
    await whenRead();
    await readAnew(app.dataSource.manager);
    expect((await list()).alarms).toEqual([]);
    await manager.query(`UPDATE chain_deployments SET acts_judged_since = now() - interval '1 hour'`);
  });

  it('of an act are acknowledged by an administrator alone, which stands in the audit', async () => {
    await asAdmin(app.chain.splitter, 'pause');
    await asAdmin(app.chain.splitter, 'unpause');
    const { alarms } = await whenAlarms('Paused', 'Unpaused');
    const { id: alarmId } = alarms.find(({ params }) => params.event === 'Paused')!;
    await app.client().post(`/admin/alarms/${alarmId}/acknowledge`).expect(401);
    await owner.client.post(`/admin/alarms/${alarmId}/acknowledge`).expect(403);
    await owner.client.get('/admin/alarms').expect(403);
    await admin.post('/admin/alarms/999999/acknowledge').expect(404);
    await admin.post(`/admin/alarms/${alarmId}/acknowledge`).expect(204);
    await admin.post(`/admin/alarms/${alarmId}/acknowledge`).expect(204);
    await whenAlarms('Unpaused');
    const { body } = await admin.get('/admin/audit?action=alarm.acknowledged&limit=2').expect(200);
    const [entry, earlier] = (body as { entries: { subject: string; details: object }[] }).entries;
    expect(entry).toMatchObject({
      subject: `alarms/${alarmId}`,
      details: { code: 'terms_changed', event: 'Paused' },
    });
    expect(earlier?.subject).not.toBe(`alarms/${alarmId}`);
  });

  it('of what is so for a while end by themselves, and may come again', async () => {
    const { manager } = app.dataSource;
    const params = { chainId: 31337, blockNumber: 12 };
    const raise = () => raiseAlarm(manager, 'nodes_contradict', '31337', params);
    await raise();
    await raise();
    const [alarm] = (await list()).alarms;
    expect(alarm).toMatchObject({ code: 'nodes_contradict', endsByItself: true, params });
    const refused = await admin.post(`/admin/alarms/${alarm!.id}/acknowledge`).expect(409);
    expect(refused.body).toMatchObject({ code: 'alarm_ends_by_itself' });
    await endAlarm(manager, 'nodes_contradict', '31337');
    expect((await list()).alarms).toEqual([]);
    await raise();
    expect((await list()).alarms).toHaveLength(1);
  });

  it('are counted all, of however many the newest are told', async () => {
    const { manager } = app.dataSource;
    for (let block = 1; block <= 55; block++)
      await raiseAlarm(manager, 'nodes_contradict', `31337:${block}`, { chainId: 31337, blockNumber: block });
    const { alarms, more } = await list();
    expect([alarms.length, more]).toEqual([50, 5]);
    expect(alarms[0]!.params.blockNumber).toBe(55);
    await eventually(async () => {
      const told = await health();
      expect([told.alarms.length, told.moreAlarms]).toEqual([20, 35]);
    });
    await eventually(async () =>
      expect(await scrape(app)).toContainEqual(
        expect.objectContaining({ labels: { code: 'nodes_contradict' }, value: 55 }),
      ),
    );
  });

  it('tell of an event that counted as final and left the chain', async () => {
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    const adId = await paidAd();
    await app.chain.mine(7);
    await eventually(async () => {
      const event = await app.dataSource.manager.findOneByOrFail(ChainEvent, { subject: String(adId) });
      expect(event.verifiedAt).not.toBeNull();
    });
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    const { alarms } = await whenAlarms('AdPaid');
    expect(alarms).toMatchObject([{ code: 'reorganised', params: { subject: String(adId) } }]);
  });
});
