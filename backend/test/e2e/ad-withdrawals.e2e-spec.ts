import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { adOf, approve, clockOf, roundOfClock, runningAd, runOf } from '../factories/run.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('an ad that its advertiser withdraws', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const withdraw = (ad = id) => owner.client.post(`/ads/${ad}/withdraw`);
  const decide = (status: string) => admin.patch(`/ads/${id}/status`, { status, reason: 'A reason' });

  it('is rejected without a reason, and seen by nobody else', async () => {
    const { body } = await withdraw().expect(200);
    expect(body).toMatchObject({
      status: 'rejected',
      reason: null,
      run: { state: 'withdrawn', daysLeft: 0 },
    });
    expect((body as { run: { endsAt: string } }).run.endsAt).not.toBeNull();
    await app.client().get(`/ads/${id}`).expect(404);
  });

  it('stays so, however often that is asked', async () => {
    await Promise.all([withdraw().expect(200), withdraw().expect(200)]);
    const { endsAt } = await runOf(owner.client, id);
    await withdraw().expect(200);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'withdrawn', endsAt });
  });

  it('is decided on no more, nor edited, paused or resumed', async () => {
    await withdraw().expect(200);
    const refused = [
      ...['approved', 'rejected', 'pending'].map((status) => decide(status)),
      owner.client.patch(`/ads/${id}`, { category: 'design' }),
      owner.client.post(`/ads/${id}/pause`),
      owner.client.post(`/ads/${id}/resume`),
    ];
    for (const answer of refused) expect((await answer.expect(409)).body).toMatchObject({ code: 'run_over' });
    await roundOfClock(app);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'rejected', run: { state: 'withdrawn' } });
  });

  it('frees the place among those that await moderation', async () => {
    for (let more = 1; more < 10; more++) await submitAd(owner.client);
    await owner.client.post(`/ads/${id}/copy`).expect(409);
    await withdraw().expect(200);
    await owner.client.post(`/ads/${id}/copy`).expect(201);
  });

  it.each(['approved', 'rejected'])('was not decided on before: it is not once %s', async (status) => {
    await decide(status).expect(200);
    expect((await withdraw().expect(409)).body).toMatchObject({ code: 'ad_decided' });
    expect(await adOf(owner.client, id)).toMatchObject({ status });
  });

  it('may have run before an edit', async () => {
    const edited = await runningAd(admin, owner.client);
    await owner.client.patch(`/ads/${edited}`, { category: 'design' }).expect(200);
    await withdraw(edited).expect(200);
    expect(await clockOf(app, edited)).toMatchObject({ status: 'rejected', runningSince: null });
  });

  it('is either that or approved where both happen at once', async () => {
    for (let time = 0; time < 5; time++) {
      const [withdrawn, approved] = await Promise.all([withdraw(), decide('approved')]);
      expect([withdrawn.status, approved.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const expected =
        withdrawn.status === 200
          ? { status: 'rejected', run: { state: 'withdrawn' } }
          : { status: 'approved', run: { state: 'running' } };
      expect(await adOf(owner.client, id)).toMatchObject(expected);
      id = await submitAd(owner.client);
    }
  });

  it('has what was paid for it given back', async () => {
    await app.chain.pay(id);
    await app.chain.mine(5);
    await whenPayment(owner.client, id, 'confirmed');
    await withdraw().expect(200);
    await eventually(async () => expect(await app.chain.paymentState(id)).toBe(3));
    await whenPayment(owner.client, id, 'refunded');
  });

  it('has that given back, too, which is paid while it is withdrawn', async () => {
    await Promise.all([app.chain.pay(id), withdraw().expect(200)]);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(id)).toBe(3));
    await whenPayment(owner.client, id, 'refunded');
  });

  it('keeps what was split before an edit', async () => {
    await approve(admin, id);
    await app.chain.pay(id);
    await app.chain.mine(5);
    await whenPayment(owner.client, id, 'settled');
    await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
    await withdraw().expect(200);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'rejected', paymentStatus: 'settled' });
  });
});
