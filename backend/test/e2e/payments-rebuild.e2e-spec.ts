import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('payments that are folded again from their events', () => {
  let app: TestApp;
  let owner: SignedIn;
  const ads: number[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
    const admin = await app.admin();
    for (let count = 0; count < 4; count++) ads.push(await submitAd(owner.client));
    for (const adId of ads) await app.chain.pay(adId);
    await app.chain.mine(5);
    const [approved, rejected, held, alsoHeld] = ads as [number, number, number, number];
    await admin.patch(`/ads/${approved}/status`, { status: 'approved' }).expect(200);
    await admin.patch(`/ads/${rejected}/status`, { status: 'rejected', reason: 'Too dark' }).expect(200);
    await whenPayment(owner.client, approved, 'settled');
    await whenPayment(owner.client, rejected, 'refunded');
    for (const adId of [held, alsoHeld]) await whenPayment(owner.client, adId, 'confirmed');
    // Both outcomes are to be final, so that nothing changes by itself any more.
    await app.chain.mine(6);
  });
  afterAll(() => app.stop());

  /** All that anybody could see or feel of the payments. */
  const everything = async () => {
    const { manager } = app.dataSource;
    const payments = await manager.find(AdPayment, { order: { blockNumber: 'ASC' } });
    return {
      payments: payments.map(({ id: _id, ...payment }) => payment),
      ads: await manager.find(Ad, { order: { id: 'ASC' } }),
      notifications: await manager.find(Notification, { order: { id: 'ASC' } }),
      sent: await manager.find(OperatorTransaction, { order: { id: 'ASC' } }),
      jobs: await manager.query<unknown[]>(
        `SELECT count(*) FROM pgboss.job WHERE name = 'settlement' AND data->>'paymentId' <> 'all'`,
      ),
    };
  };

  async function foldAgain(): Promise<void> {
    await app.dataSource.manager.query(`UPDATE chain_events SET folded = false WHERE subject IS NOT NULL`);
    await eventually(async () =>
      expect(await app.dataSource.manager.countBy(ChainEvent, { folded: false })).toBe(0),
    );
  }

  it('are settled, refunded and held', async () => {
    const { manager } = app.dataSource;
    await eventually(async () =>
      expect(await manager.countBy(OperatorTransaction, { status: 'done' })).toBe(2),
    );
    // Their owners hear of them in the round in which they are final.
    await eventually(async () => expect(await manager.countBy(AdPayment, { outcomeAwaited: true })).toBe(0));
    const { payments } = await everything();
    const statuses = payments.map(({ status }) => status);
    expect(statuses).toEqual(['settled', 'refunded', 'confirmed', 'confirmed']);
  });

  it('are as before, and nothing is told or done a second time', async () => {
    const before = await everything();
    await foldAgain();
    expect(await everything()).toEqual(before);
  });

  it('are as before when every one of them was lost', async () => {
    const before = await everything();
    await app.dataSource.manager.query('DELETE FROM ad_payments');
    await foldAgain();
    expect(await everything()).toEqual(before);
  });
});
