import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import {
  adOf,
  approve,
  clockOf,
  DAY_MS,
  letPass,
  roundOfClock,
  runOf,
  withoutClock,
} from '../factories/run.factory.js';
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
    await withoutClock(app);
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const withdraw = (ad = id) => owner.client.post(`/ads/${ad}/withdraw`);
  const decide = (status: string) => admin.patch(`/ads/${id}/status`, { status, reason: 'A reason' });
  const edit = () => owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);

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

  it('is not one of ten in a day, as no moderator ever hears of them', async () => {
    for (let more = 0; more < 10; more++) {
      await withdraw(await submitAd(owner.client)).expect(200);
    }
    const { body, headers } = await withdraw().expect(429);
    expect(body).toMatchObject({ code: 'too_many_withdrawals' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'pending' });
  });

  it('is one of ten in a day once, and not where that is refused', async () => {
    const [decided, other] = [await submitAd(owner.client), await submitAd(owner.client)];
    await approve(admin, decided);
    await withdraw(other).expect(200);
    for (let more = 0; more < 6; more++) {
      await withdraw(decided).expect(409);
      await withdraw(other).expect(200);
    }
    await withdraw().expect(200);
  });

  it.each(['approved', 'rejected'])('was not decided on before: it is not once %s', async (status) => {
    await decide(status).expect(200);
    expect((await withdraw().expect(409)).body).toMatchObject({ code: 'ad_decided' });
    expect(await adOf(owner.client, id)).toMatchObject({ status });
  });

  it('was not decided on before: it may have been rejected before an edit', async () => {
    await decide('rejected').expect(200);
    await edit();
    await withdraw().expect(200);
  });

  describe('was never approved: it is decided on', () => {
    const expectDecided = async () => {
      expect((await withdraw().expect(409)).body).toMatchObject({ code: 'ad_decided' });
      expect(await adOf(owner.client, id)).toMatchObject({ status: 'pending' });
    };

    it('where it ran before an edit, and is told so', async () => {
      expect(await runOf(owner.client, id)).toMatchObject({ approvedAt: null });
      await approve(admin, id);
      const { approvedAt } = await runOf(owner.client, id);
      expect(approvedAt).not.toBeNull();
      await edit();
      await expectDecided();
      await approve(admin, id);
      expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', approvedAt });
    });

    it('where it was yet to begin before an edit', async () => {
      const startsAt = new Date(Date.now() + DAY_MS).toISOString();
      id = await submitAd(owner.client, { startsAt });
      await approve(admin, id);
      await edit();
      await expectDecided();
    });

    it.each([
      ['an edit', () => edit()],
      ['a moderator has put it off', () => decide('pending').expect(200)],
    ])('where the version before approved it, before %s and before the clock came', async (_, step) => {
      await app.dataSource.query(`UPDATE ads SET status = 'approved' WHERE id = $1`, [id]);
      expect(await clockOf(app, id)).toMatchObject({ runningSince: null, ranMs: 0 });
      await step();
      await expectDecided();
    });

    it('where the version before sent it back, which the clock had begun', async () => {
      await app.dataSource.query(`UPDATE ads SET status = 'approved' WHERE id = $1`, [id]);
      await roundOfClock(app);
      await app.dataSource.query(`UPDATE ads SET status = 'pending' WHERE id = $1`, [id]);
      await expectDecided();
    });

    it('where its money was not final yet when it was edited: that is held, and split once it is approved', async () => {
      await app.chain.pay(id);
      await whenPayment(owner.client, id, 'confirming');
      await approve(admin, id);
      await letPass(app, '20 days', id);
      await edit();
      await app.chain.mine(5);
      await whenPayment(owner.client, id, 'confirmed');
      await expectDecided();
      expect(await app.chain.paymentState(id)).toBe(1);
      await approve(admin, id);
      await eventually(async () => expect(await app.chain.paymentState(id)).toBe(2));
    });

    it('where its money was split before an edit', async () => {
      await approve(admin, id);
      await app.chain.pay(id);
      await app.chain.mine(5);
      await whenPayment(owner.client, id, 'settled');
      await edit();
      await expectDecided();
      expect(await adOf(owner.client, id)).toMatchObject({ paymentStatus: 'settled' });
    });
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
});
