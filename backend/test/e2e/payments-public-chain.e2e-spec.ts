import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('payments on a chain that is final later than after six blocks', () => {
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(2, { chainId: 97 }));
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const payment = async () => (await owner.client.get(`/ads/${adId}/payment`).expect(200)).body as object;

  it('show six of six, while the money waits for the number of the chain', async () => {
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    expect(await payment()).toMatchObject({ finalConfirmations: 0, finalAfter: 15 });
    await app.chain.pay(adId);
    await app.chain.mine(13);
    await eventually(async () =>
      expect(await payment()).toMatchObject({
        ...{ status: 'confirming', confirmations: 6, requiredConfirmations: 6 },
        ...{ finalConfirmations: 14, finalAfter: 15 },
      }),
    );
    expect(await app.chain.paymentState(adId)).toBe(1);
    await app.chain.mine(1);
    await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(2));
    expect(await whenPayment(owner.client, adId, 'settled')).toMatchObject({
      ...{ confirmations: 6, finalConfirmations: 15 },
      ...{ chainId: 97, currency: 'BNB' },
    });
  });
});
