import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('tokenomics', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const figures = async () => (await app.client().get('/tokenomics').expect(200)).body as object;

  /** An ad whose payment has all its confirmations. */
  async function paidAd(): Promise<number> {
    const id = await submitAd(owner.client);
    await app.chain.pay(id);
    await app.chain.mine(5);
    await whenPayment(owner.client, id, 'confirmed');
    return id;
  }

  it('begin at nothing', async () => {
    const address = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) as string;
    const nothing = { totalFeesCollected: '0.0000', founderProfit: '0.0000', history: [] };
    expect(await figures()).toEqual({
      ...nothing,
      transactionCount: 0,
      distribution: { founder: 30, operations: 40, development: 20, marketing: 10 },
      transactionBreakdown: { adPayments: 0, votes: 0, nftMintings: 0 },
      coins: [{ currency: 'BNB', testnet: true, payments: 0, ...nothing }],
      wallets: [{ chainId: 31337, platformWallet: address, founderWallet: address }],
      platformWallet: address,
      founderWallet: address,
      lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
  });

  it('count what is confirmed, and no longer what is given back', async () => {
    const unconfirmed = await submitAd(owner.client);
    await app.chain.pay(unconfirmed);
    await whenPayment(owner.client, unconfirmed, 'confirming');
    expect(await figures()).toMatchObject({ totalFeesCollected: '0.0000', transactionCount: 0 });

    await paidAd();
    const rejected = await paidAd();
    const three = { totalFeesCollected: '75.0000', founderProfit: '22.5000', transactionCount: 3 };
    await eventually(async () => expect(await figures()).toMatchObject(three));

    const admin = await app.admin();
    await admin.patch(`/ads/${rejected}/status`, { status: 'rejected', reason: 'Not here' }).expect(200);
    const two = {
      totalFeesCollected: '50.0000',
      founderProfit: '15.0000',
      transactionCount: 2,
      transactionBreakdown: { adPayments: 2, votes: 0, nftMintings: 0 },
      history: [{ amount: '50.0000', payments: 2 }],
    };
    await eventually(async () => expect(await figures()).toMatchObject(two));
  });
});
