import type { AdvertiserHomeDto } from '../../src/modules/homes/dto/advertiser-home.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';
import { AD_PRICE } from '../support/test-chain.js';

describe('the home of an advertiser', () => {
  let app: TestApp;
  let amara: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    amara = await signedIn(app);
  });
  afterAll(() => app.stop());

  const homeOf = async ({ client }: SignedIn): Promise<AdvertiserHomeDto> =>
    (await client.get('/homes/advertiser').expect(200)).body as AdvertiserHomeDto;

  const price = String(AD_PRICE);

  it('says what is held, and what was split once the ad is approved', async () => {
    expect(await homeOf(amara)).toEqual({ paid: [] });
    const id = await submitAd(amara.client);
    await app.chain.pay(id);
    await app.chain.mine(7);
    await whenPayment(amara.client, id, 'confirmed');
    const coins = { chainId: 31337, currency: 'BNB' };
    expect(await homeOf(amara)).toEqual({ paid: [{ ...coins, held: price, settled: '0', refunded: '0' }] });
    await (await app.admin()).patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);
    await whenPayment(amara.client, id, 'settled');
    expect(await homeOf(amara)).toEqual({ paid: [{ ...coins, held: '0', settled: price, refunded: '0' }] });
  });

  it('says what was given back, and nothing of the money of others', async () => {
    const jonas = await signedIn(app);
    const id = await submitAd(jonas.client);
    await app.chain.pay(id);
    await app.chain.mine(7);
    await whenPayment(jonas.client, id, 'confirmed');
    await (
      await app.admin()
    )
      .patch(`/ads/${id}/status`, { status: 'rejected', reason: 'Not ours to show' })
      .expect(200);
    await app.chain.mine(7);
    await whenPayment(jonas.client, id, 'refunded');
    expect(await homeOf(jonas)).toMatchObject({ paid: [{ held: '0', settled: '0', refunded: price }] });
    expect(await homeOf(amara)).toMatchObject({ paid: [{ refunded: '0' }] });
  });

  it('is for whoever is signed in', async () => {
    await app.client().get('/homes/advertiser').expect(401);
  });
});
