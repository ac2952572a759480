import { type Contract, NonceManager } from 'ethers';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { whenPayment } from '../factories/payment.factory.js';
import { adOf, clockOf, letPass, roundOfClock, runningAd, withoutClock } from '../factories/run.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const STATE = { settled: 2, refunded: 3 };

describe('money for an ad whose run is over', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    await withoutClock(app);
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    id = await runningAd(admin, owner.client);
  });
  afterAll(() => app.stop());

  const pay = async () => {
    await app.chain.pay(id);
    await whenPayment(owner.client, id, 'confirming');
  };
  const whenDecided = async (outcome: keyof typeof STATE) => {
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(id)).toBe(STATE[outcome]));
    await whenPayment(owner.client, id, outcome);
  };
  const refundsTold = async () => {
    const { body } = await owner.client.get('/notifications').expect(200);
    const { items } = body as { items: { kind: string; params: object }[] };
    return items.filter(({ kind }) => kind === 'refund').map(({ params }) => params);
  };

  it('that was held by then is split', async () => {
    await pay();
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed', paymentStatus: 'confirming' });
    await whenDecided('settled');
  });

  it('that was held by then is split, also where a moderator hides what the ad left', async () => {
    await pay();
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'It was a fraud' }).expect(200);
    await whenDecided('settled');
    expect(await refundsTold()).toEqual([]);
  });

  it('that is paid afterwards is given back, and the owner is told', async () => {
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    await app.chain.pay(id);
    await whenDecided('refunded');
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed', paymentStatus: 'refunded' });
    await app.chain.mine(5);
    await eventually(async () =>
      expect(await refundsTold()).toEqual([expect.objectContaining({ adId: id, reason: null })]),
    );
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(id) })).toBe(1);
  });

  it('that is paid after its days is given back, too, where the clock comes after that', async () => {
    await letPass(app, '30 days 1 hour', id);
    await pay();
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(id), holdsAd: true })).toBe(0);
    await roundOfClock(app);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed' });
    await whenDecided('refunded');
  });

  /** As nobody here decided. */
  const refundAlone = async () => {
    const payer = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).address;
    const operator = developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(app.chain.provider);
    const splitter = app.chain.splitter.connect(new NonceManager(operator)) as Contract;
    await splitter.getFunction('refund').send(id, payer, 1);
    await app.chain.mine(10);
    const awaited = { adId: String(id), outcomeAwaited: true };
    await whenPayment(owner.client, id, 'refunded');
    await eventually(async () => expect(await app.dataSource.manager.countBy(AdPayment, awaited)).toBe(0));
  };

  it('that left the contract again leaves the ad to the clock', async () => {
    await pay();
    await letPass(app, '30 days', id);
    await refundAlone();
    await roundOfClock(app);
    expect(await clockOf(app, id)).toMatchObject({ status: 'completed' });
  });

  it('is none where it left the contract while the ad ran, which awaits a decision then', async () => {
    await pay();
    await refundAlone();
    expect(await clockOf(app, id)).toMatchObject({ status: 'pending', runningSince: null });
  });
});
