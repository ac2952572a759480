import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { AdPaymentSweep } from '../../src/modules/payments/ad-payment-sweep.service.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { UnclaimedRefund } from '../../src/modules/payments/entities/unclaimed-refund.entity.js';
import { MOST_A_DAY } from '../../src/modules/payments/unclaimed-refunds.service.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { TestApp } from '../support/test-app.js';

/** Anybody may pay for any number of ids that no ad has: the operator pays for each refund. */
describe('payments that no ad has', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    await longBeforeNext(app.dataSource, 'day');
    const today = Array.from({ length: MOST_A_DAY }, () => ({ chainId: 31337 }));
    await app.dataSource.manager.insert(UnclaimedRefund, today);
  });
  afterAll(() => app.stop());

  const whenStatus = (adId: string, status: string): Promise<AdPayment> =>
    eventually(async () => {
      const payment = await app.dataSource.manager.findOneByOrFail(AdPayment, { adId });
      expect(payment.status).toBe(status);
      return payment;
    });
  const signed = () => app.dataSource.manager.count(OperatorTransaction);

  it('are not given back beyond a number a day, which health says', async () => {
    await app.chain.pay(4_242);
    await app.chain.mine(6);
    await whenStatus('4242', 'refunding');
    await app.nest.get(AdPaymentSweep).sweep();
    expect(await signed()).toBe(0);
    await eventually(async () => {
      const { body } = await app.client().get('/health');
      expect(JSON.stringify(body)).toContain('wait for tomorrow (UTC)');
    });
  });

  it('are given back when a person decides so', async () => {
    const { id } = await whenStatus('4242', 'refunding');
    await admin.post(`/admin/payments/${id}/refund`).expect(200);
    await admin.post(`/admin/payments/${id}/refund`).expect(409);
    await whenStatus('4242', 'refunded');
    expect(await app.dataSource.manager.count(UnclaimedRefund)).toBe(MOST_A_DAY);
  });

  it('are given back by themselves the next day', async () => {
    await app.chain.pay(4_243);
    await app.chain.mine(6);
    await whenStatus('4243', 'refunding');
    await app.dataSource.query(`UPDATE unclaimed_refunds SET signed_at = now() - interval '25 hours'`);
    await app.nest.get(AdPaymentSweep).sweep();
    await whenStatus('4243', 'refunded');
    expect(await app.dataSource.manager.count(UnclaimedRefund)).toBe(1);
  });
});
