import { inItsRun } from '../../src/modules/ads/runs/ad-runs.sql.js';
import { submitAd } from '../factories/ad.factory.js';
import {
  adOf,
  approve,
  clockOf,
  DAY_MS,
  letPass,
  roundOfClock,
  runningAd,
  runOf,
  withoutClock,
} from '../factories/run.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the run of an ad', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await withoutClock(app);
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM settings');
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const setDays = (value: string) => admin.post('/admin/settings', { key: 'adRunDays', value }).expect(200);
  const pause = (id: number) => owner.client.post(`/ads/${id}/pause`).expect(200);
  const resume = (id: number) => owner.client.post(`/ads/${id}/resume`).expect(200);
  const reject = (id: number) =>
    admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'A price is missing' }).expect(200);
  const isInItsRun = async (id: number): Promise<boolean> =>
    (await app.dataSource.query<unknown[]>(`SELECT FROM ads WHERE id = $1 AND ${inItsRun('ads')}`, [id]))
      .length > 0;

  it('waits for a decision, and takes thirty days from the approval on', async () => {
    const id = await submitAd(owner.client);
    const waiting = {
      ...{ state: 'waiting', startsAt: null, endsAt: null, days: 30, daysLeft: 30 },
      approvedAt: null,
    };
    expect(await runOf(owner.client, id)).toEqual(waiting);
    expect(await isInItsRun(id)).toBe(false);
    const before = Date.now();
    await approve(admin, id);
    const { startsAt, endsAt, ...run } = await runOf(owner.client, id);
    expect(run).toEqual({ state: 'running', days: 30, daysLeft: 30, approvedAt: expect.any(String) });
    expect(Math.abs(new Date(startsAt!).getTime() - before)).toBeLessThan(60_000);
    expect(new Date(endsAt!).getTime() - new Date(startsAt!).getTime()).toBe(30 * DAY_MS);
    expect(await isInItsRun(id)).toBe(true);
  });

  it('is shown to the owner and the administrator alone', async () => {
    const id = await runningAd(admin, owner.client);
    const { client: other } = await signedIn(app);
    for (const client of [app.client(), other]) {
      const ad = await adOf(client, id);
      expect(ad).not.toHaveProperty('run');
      expect(ad).not.toHaveProperty('delivery');
      expect(ad).not.toHaveProperty('notOwnProject');
    }
    expect(await runOf(admin, id)).toMatchObject({ state: 'running' });
    const { body: own } = await owner.client.get('/ads/user').expect(200);
    expect(own).toEqual([expect.objectContaining({ id, run: await runOf(owner.client, id) })]);
    const { body: moderated } = await admin.get(`/admin/ads?q=${id}`).expect(200);
    expect(moderated).toContainEqual(expect.objectContaining({ id, run: await runOf(owner.client, id) }));
  });

  it('has the days for which it was submitted, whatever becomes of the setting', async () => {
    await setDays('14');
    const id = await submitAd(owner.client);
    await setDays('7');
    expect(await runOf(owner.client, id)).toMatchObject({ days: 14, daysLeft: 14 });
    await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
    await approve(admin, id);
    await setDays('3');
    await reject(id);
    await approve(admin, id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', days: 14, daysLeft: 14 });
  });

  it('has the days of its first approval where the version before took the ad', async () => {
    const id = await submitAd(owner.client);
    await app.dataSource.query('UPDATE ads SET run_days = NULL WHERE id = $1', [id]);
    await setDays('7');
    expect(await runOf(owner.client, id)).toMatchObject({ days: 7 });
    await approve(admin, id);
    await setDays('3');
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', days: 7, daysLeft: 7 });
  });

  it('says what is missing: it is delivered with the paid ads once it is paid', async () => {
    const bare = await runningAd(admin, owner.client);
    const all = ['destinationUrl', 'callToAction', 'payment'];
    expect((await adOf(owner.client, bare)).delivery).toEqual({ delivered: false, missing: all });
    const whole = { destinationUrl: 'https://example.org', callToAction: 'Rent a lamp' };
    const id = await runningAd(admin, owner.client, whole);
    expect((await adOf(owner.client, id)).delivery).toEqual({ delivered: false, missing: ['payment'] });
    await app.dataSource.query(`UPDATE ads SET payment_status = 'settled' WHERE id = $1`, [id]);
    expect((await adOf(owner.client, id)).delivery).toEqual({ delivered: true, missing: [] });
    await pause(id);
    expect((await adOf(owner.client, id)).delivery).toEqual({ delivered: false, missing: [] });
  });

  describe('stands still, and is never set back,', () => {
    let id: number;
    beforeEach(async () => {
      id = await runningAd(admin, owner.client);
      await letPass(app, '10 days', id);
    });

    const expectTenDaysGone = async () => {
      const { ranMs } = await clockOf(app, id);
      expect(ranMs).toBeGreaterThanOrEqual(10 * DAY_MS);
      expect(ranMs).toBeLessThan(10 * DAY_MS + 60_000);
    };

    it('while it is edited', async () => {
      const { body } = await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
      expect(body).toMatchObject({
        status: 'pending',
        run: { state: 'waiting', endsAt: null, daysLeft: 20 },
      });
      await expectTenDaysGone();
      await approve(admin, id);
      const { startsAt, endsAt, ...run } = await runOf(owner.client, id);
      expect(run).toMatchObject({ state: 'running', days: 30, daysLeft: 20 });
      const { ranMs } = await clockOf(app, id);
      expect(new Date(endsAt!).getTime() - new Date(startsAt!).getTime()).toBe(30 * DAY_MS - ranMs);
    });

    it('while it is paused', async () => {
      const { body } = await owner.client.post(`/ads/${id}/pause`).expect(200);
      expect(body).toMatchObject({
        status: 'approved',
        run: { state: 'paused', endsAt: null, daysLeft: 20 },
      });
      await expectTenDaysGone();
      expect(await isInItsRun(id)).toBe(false);
      await roundOfClock(app);
      expect(await runOf(owner.client, id)).toMatchObject({ state: 'paused' });
      await resume(id);
      expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', daysLeft: 20 });
    });

    it('while it is rejected', async () => {
      await reject(id);
      await expectTenDaysGone();
      expect(await runOf(owner.client, id)).toMatchObject({ state: 'waiting', daysLeft: 20 });
      await approve(admin, id);
      expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', daysLeft: 20 });
    });

    it('while its account is suspended', async () => {
      await suspend(admin, owner.id);
      await expectTenDaysGone();
      expect(await isInItsRun(id)).toBe(false);
      await roundOfClock(app);
      expect(await runOf(admin, id)).toMatchObject({ state: 'waiting', daysLeft: 20 });
      await restore(admin, owner.id);
      expect(await runOf(admin, id)).toMatchObject({ state: 'running', daysLeft: 20 });
    });

    it('up to when its account was suspended, also where somebody held the ad just then', async () => {
      const holder = app.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query('SELECT FROM ads WHERE id = $1 FOR UPDATE', [id]);
      await suspend(admin, owner.id);
      expect((await clockOf(app, id)).runningSince).not.toBeNull();
      expect(await isInItsRun(id)).toBe(false);
      await holder.rollbackTransaction();
      await holder.release();
      await app.dataSource.query(
        `UPDATE users SET suspended_at = suspended_at - interval '4 days' WHERE id = $1`,
        [owner.id],
      );
      await roundOfClock(app);
      expect(await clockOf(app, id)).toMatchObject({ runningSince: null, runEndsAt: null });
      expect(Math.round((await clockOf(app, id)).ranMs / DAY_MS)).toBe(6);
    });

    it('by being approved once more', async () => {
      const before = await clockOf(app, id);
      await approve(admin, id);
      expect(await clockOf(app, id)).toEqual(before);
    });
  });

  it('rests on where it is edited while it is paused, until its owner has it go on', async () => {
    const id = await runningAd(admin, owner.client);
    await pause(id);
    await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
    await approve(admin, id);
    await roundOfClock(app);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'paused' });
    await resume(id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running' });
  });

  it('goes on once it is approved where its owner ends the pause before', async () => {
    const id = await runningAd(admin, owner.client);
    await pause(id);
    await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
    await resume(id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'waiting' });
    await approve(admin, id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running' });
  });

  it('is paused and goes on once, however often that is asked', async () => {
    const id = await runningAd(admin, owner.client);
    await Promise.all([pause(id), pause(id)]);
    const paused = await clockOf(app, id);
    await pause(id);
    expect(await clockOf(app, id)).toEqual(paused);
    await Promise.all([resume(id), resume(id)]);
    const resumed = await clockOf(app, id);
    await resume(id);
    expect(await clockOf(app, id)).toEqual(resumed);
  });

  it.each(['pending', 'rejected'])('is not paused while the ad is %s', async (status) => {
    const id = await submitAd(owner.client);
    if (status === 'rejected') await reject(id);
    const { body } = await owner.client.post(`/ads/${id}/pause`).expect(409);
    expect(body).toMatchObject({ code: 'ad_not_approved' });
  });

  it.each(['pause', 'resume', 'withdraw', 'copy'])('lets nobody but the owner %s', async (act) => {
    const id = await runningAd(admin, owner.client);
    const { client: other } = await signedIn(app);
    const viewer = await signedIn(app, 'viewer');
    await app.client().post(`/ads/${id}/${act}`).expect(401);
    // Nor has anybody wait for whoever is at work on it.
    await app.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM ads WHERE id = $1 FOR UPDATE', [id]);
      for (const client of [other, admin]) {
        const { body } = await client.post(`/ads/${id}/${act}`).expect(403);
        expect(body).toMatchObject({ code: 'not_ad_owner' });
      }
    });
    await viewer.client.post(`/ads/${id}/${act}`).expect(403);
    await owner.client.post(`/ads/2147483647/${act}`).expect(404);
    await owner.client.post(`/ads/none/${act}`).expect(400);
  });

  it('begins by the clock where the version before has approved the ad', async () => {
    const ids = [await submitAd(owner.client), await submitAd(owner.client)];
    const approveAll = `UPDATE ads SET status = 'approved', run_days = NULL WHERE id = ANY ($1)`;
    await app.dataSource.query(approveAll, [ids]);
    await roundOfClock(app);
    for (const id of ids) expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', days: 30 });
  });

  it('is stopped by the clock where the version before has sent the ad back to moderation', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '3 days', id);
    await app.dataSource.query(`UPDATE ads SET status = 'pending' WHERE id = $1`, [id]);
    await roundOfClock(app);
    const clock = await clockOf(app, id);
    expect(clock).toMatchObject({ runningSince: null, runEndsAt: null });
    expect(Math.round(clock.ranMs / DAY_MS)).toBe(3);
  });
});
