import type { Contract } from 'ethers';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { RepeatingPayer } from '../support/repeating-payer.js';
import { TestApp } from '../support/test-app.js';
import { AD_PRICE, TestChain } from '../support/test-chain.js';

interface Config {
  chains: { chainId: number; splitter: string | null }[];
}

const REJECTION = { status: 'rejected', reason: 'Please name a price' };
const APPROVAL = { status: 'approved' };

describe('two versions of the splitter', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let first: Contract;
  const paidBefore: number[] = [];

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    admin = await app.admin();
    owner = await signedIn(app);
    first = app.chain.splitter;
    for (let count = 0; count < 3; count++) paidBefore.push(await paidAd());
    await app.chain.addSecondVersion();
    app.chain.writeRecord(app.config.dataDir);
  });
  afterAll(() => app.stop());

  async function paidAd(): Promise<number> {
    // While the newer one is read for the first time new ads wait.
    const adId = await eventually(async () => submitAd(owner.client));
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    return adId;
  }

  const splitterOf = async (adId: number) =>
    (await app.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(adId), holdsAd: true })).splitter;

  it('are adopted while the site runs: the newer one is paid from then on', async () => {
    await eventually(async () => {
      const { body } = await app.client().get('/config').expect(200);
      const home = (body as Config).chains.find(({ chainId }) => chainId === app.chain.chainId);
      expect(home?.splitter).toBe(app.chain.address);
    });
    const adId = await paidAd();
    expect(await splitterOf(adId)).toBe(app.chain.address.toLowerCase());
  });

  it('each settle what they hold', async () => {
    const [before] = paidBefore as [number];
    const after = await paidAd();
    for (const adId of [before, after]) await admin.patch(`/ads/${adId}/status`, APPROVAL).expect(200);
    for (const adId of [before, after]) await whenPayment(owner.client, adId, 'settled');
    expect(await app.chain.paymentState(before, first)).toBe(2);
    expect(await app.chain.paymentState(before)).toBe(0);
    expect(await app.chain.paymentState(after, first)).toBe(0);
    expect(await app.chain.paymentState(after)).toBe(2);
  });

  it('each give back what they hold, and a refunded ad is paid again at the newer one', async () => {
    const [, before] = paidBefore as [number, number];
    const after = await paidAd();
    for (const adId of [before, after]) await admin.patch(`/ads/${adId}/status`, REJECTION).expect(200);
    for (const adId of [before, after]) await whenPayment(owner.client, adId, 'refunded');
    expect(await app.chain.paymentState(before, first)).toBe(3);
    expect(await app.chain.paymentState(after)).toBe(3);
    for (const adId of [before, after])
      await owner.client.patch(`/ads/${adId}`, { title: 'Solar lamps, two coins a night' }).expect(200);
    for (const adId of [before, after]) await app.chain.pay(adId);
    await app.chain.mine(5);
    for (const adId of [before, after]) await whenPayment(owner.client, adId, 'confirmed');
    expect(await app.chain.paymentState(before)).toBe(1);
    const attempts = await app.dataSource.manager.find(AdPayment, {
      where: { adId: String(after) },
      order: { id: 'ASC' },
    });
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('do not both keep the money for one ad: the first payment holds it, the second goes back', async () => {
    const [, , before] = paidBefore as [number, number, number];
    await app.chain.pay(before);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(before)).toBe(3));
    await whenPayment(owner.client, before, 'confirmed');
    expect(await splitterOf(before)).toBe((first.target as string).toLowerCase());
    expect(await app.chain.paymentState(before, first)).toBe(1);
  });

  it('differ for a payer that pays again inside its refund: the second gives it a credit, once', async () => {
    const adId = await submitAd(owner.client);
    await admin.patch(`/ads/${adId}/status`, REJECTION).expect(200);
    const payer = await RepeatingPayer.deploy(app.chain, adId);
    await payer.pay();
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'refunded');
    const rows = await app.dataSource.manager.findBy(AdPayment, { adId: String(adId) });
    expect(rows).toMatchObject([{ outcome: 'refunded', credited: true, payer: payer.address }]);
    expect(await app.chain.splitter.getFunction('credits').staticCall(payer.address)).toBe(AD_PRICE);
  });
});
