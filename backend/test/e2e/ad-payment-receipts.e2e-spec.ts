import type { AdPaymentDto } from '../../src/modules/payments/dto/ad-payment.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { approve } from '../factories/run.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the receipts of an ad', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    owner = await signedIn(app);
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const receiptsFor = async (client: Client) =>
    ((await client.get(`/ads/${id}/payment`).expect(200)).body as AdPaymentDto).receipts;

  it('are none while its payment is not final', async () => {
    expect(await receiptsFor(owner.client)).toEqual([]);
    await app.chain.pay(id);
    await whenPayment(owner.client, id, 'confirming');
    expect(await receiptsFor(owner.client)).toEqual([]);
  });

  it('are one for each final payment, also for those that were given back before it was paid anew', async () => {
    await app.chain.mine(5);
    const { txHash: first } = await whenPayment(owner.client, id, 'confirmed');
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'Whose is it?' }).expect(200);
    const { settlementTxHash: refund } = await whenPayment(owner.client, id, 'refunded');
    await owner.client.patch(`/ads/${id}`, { title: 'Solar lamps, two coins a night' }).expect(200);
    const { hash: second } = await app.chain.pay(id);
    await app.chain.mine(5);
    await whenPayment(owner.client, id, 'confirmed');
    await approve(admin, id);
    const paid = await whenPayment(owner.client, id, 'settled');
    expect(paid.further).toEqual([]);
    const { splitter, payer, paidAt, settlementTxHash } = paid;
    const common = { chainId: 31337, currency: 'BNB', splitter, payer, amount: '25000000000000000000' };
    const shares = { founderAmount: '7500000000000000000', platformAmount: '17500000000000000000' };
    const explorerUrl = expect.any(String) as unknown;
    const receipts = [
      {
        ...{ ...common, ...shares, status: 'settled', txHash: second, explorerUrl, paidAt },
        ...{ settlementTxHash, settlementExplorerUrl: explorerUrl },
      },
      {
        ...{ ...common, ...shares, status: 'refunded', txHash: first, explorerUrl },
        ...{
          paidAt: expect.any(String) as unknown,
          settlementTxHash: refund,
          settlementExplorerUrl: explorerUrl,
        },
      },
    ];
    expect(await receiptsFor(owner.client)).toEqual(receipts);
    expect(await receiptsFor(admin)).toEqual(receipts);
  });

  it('are for its owner and the administrators alone', async () => {
    expect(await receiptsFor(app.client())).toEqual([]);
    expect(await receiptsFor((await signedIn(app)).client)).toEqual([]);
  });
});
