import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { AdPaymentSweep } from '../../src/modules/payments/ad-payment-sweep.service.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { RepeatingPayer } from '../support/repeating-payer.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const PATIENCE_MS = 240_000;

/** The second version refuses it: see splitter-versions.e2e-spec.ts. */
describe('a payer that pays again inside its refund by the first splitter', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let adId: number;
  let payer: RepeatingPayer;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    admin = await app.admin();
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
    const rejection = { status: 'rejected', reason: 'Not an advertisement' };
    await admin.patch(`/ads/${adId}/status`, rejection).expect(200);
    payer = await RepeatingPayer.deploy(app.chain, adId);
    await payer.pay();
  });
  afterAll(() => app.stop());

  const payments = () =>
    app.dataSource.manager.find(AdPayment, { where: { adId: String(adId) }, order: { id: 'ASC' } });
  const refunded = async () => (await payments()).filter(({ outcome }) => outcome === 'refunded');
  const sent = () => app.dataSource.manager.count(OperatorTransaction);

  /** Makes blocks until so many payments are refunded. */
  const untilRefunded = (count: number) =>
    eventually(async () => {
      await app.chain.mine(1);
      expect(await refunded()).toHaveLength(count);
    }, PATIENCE_MS);

  const awaiting = async () => {
    const { body } = await admin.get('/admin/payments?awaiting=decision').expect(200);
    return body as { id: number; payer: string; automaticRefunds: number }[];
  };

  it(
    'is refunded three times without a person, and not once more',
    async () => {
      await untilRefunded(3);
      await app.chain.mine(6);
      const [waiting] = await eventually(async () => {
        const found = await awaiting();
        expect(found).toHaveLength(1);
        return found;
      });
      expect(waiting).toMatchObject({ payer: payer.address, automaticRefunds: 3 });
      await app.nest.get(AdPaymentSweep).sweep();
      expect(await sent()).toBe(3);
      expect(await app.chain.paymentState(adId)).toBe(1);
      const { awaitsDecision } = await whenPayment(owner.client, adId, 'refunding');
      expect(awaitsDecision).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'is refunded once more when a person decides so, which is audited, and then waits again',
    async () => {
      const { id } = (await awaiting())[0]!;
      const { body } = await admin.post(`/admin/payments/${id}/refund`).expect(200);
      expect(body).toMatchObject({ id, awaitsDecision: false });
      await admin.post(`/admin/payments/${id}/refund`).expect(409);
      await untilRefunded(4);
      await app.chain.mine(6);
      await eventually(async () => expect((await awaiting()).map((each) => each.id)).not.toContain(id));
      await eventually(async () => expect(await awaiting()).toMatchObject([{ automaticRefunds: 3 }]));
      expect(await sent()).toBe(4);
      const audit = await admin.get('/admin/audit').expect(200);
      expect((audit.body as { entries: unknown[] }).entries[0]).toMatchObject({
        action: 'payment.refund_approved',
        subject: `payments/${id}`,
        details: { adId: String(adId), payer: payer.address },
      });
    },
    PATIENCE_MS,
  );

  it('is listed with the other payments, page by page', async () => {
    const first = await admin.get('/admin/payments?limit=2').expect(200);
    expect(first.body).toHaveLength(2);
    const next = /<\/api(.*)>; rel="next"/.exec(first.get('Link')!)![1]!;
    const second = await admin.get(next).expect(200);
    const ids = [...(first.body as AdPayment[]), ...(second.body as AdPayment[])].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    await admin.get('/admin/payments?awaiting=coffee').expect(400);
    await admin.post('/admin/payments/999999/refund').expect(404);
  });
});
