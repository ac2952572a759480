import { inItsRun } from '../../src/modules/ads/runs/ad-runs.sql.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { approve, clockOf, DAY_MS, letPass, runOf, withoutClock } from '../factories/run.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const inDaysAfter = (start: string, days: number): string =>
  new Date(new Date(start).getTime() + days * DAY_MS).toISOString();

describe('a run that its advertiser has begin later', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await withoutClock(app);
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const isInItsRun = async (id: number): Promise<boolean> =>
    (await app.dataSource.query<unknown[]>(`SELECT FROM ads WHERE id = $1 AND ${inItsRun('ads')}`, [id]))
      .length > 0;

  it('waits for that when it is approved before, and takes all its days then', async () => {
    const startsAt = inDays(5);
    const id = await submitAd(owner.client, { startsAt });
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'waiting', startsAt, endsAt: null });
    await approve(admin, id);
    const run = await runOf(owner.client, id);
    expect(run).toMatchObject({ state: 'waiting', startsAt, endsAt: inDaysAfter(startsAt, 30) });
    expect(run.daysLeft).toBe(30);
    expect(await isInItsRun(id)).toBe(false);
    await letPass(app, '6 days', id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', daysLeft: 29 });
    expect(await isInItsRun(id)).toBe(true);
  });

  it('loses nothing by an edit, a pause or a suspension before that', async () => {
    const startsAt = inDays(5);
    const id = await submitAd(owner.client, { startsAt });
    await approve(admin, id);
    await owner.client.post(`/ads/${id}/pause`).expect(200);
    await owner.client.post(`/ads/${id}/resume`).expect(200);
    await suspend(admin, owner.id);
    await restore(admin, owner.id);
    expect(await clockOf(app, id)).toMatchObject({ ranMs: 0, runningSince: new Date(startsAt) });
  });

  it('begins with its approval where that comes later', async () => {
    const id = await submitAd(owner.client, { startsAt: inDays(5) });
    await app.dataSource.query(`UPDATE ads SET starts_at = now() - interval '2 days' WHERE id = $1`, [id]);
    await approve(admin, id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', daysLeft: 30 });
  });

  it('begins at once again where the choice is taken back', async () => {
    const id = await submitAd(owner.client, { startsAt: inDays(5) });
    await owner.client.patch(`/ads/${id}`, { startsAt: null }).expect(200);
    await approve(admin, id);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running' });
  });

  it('keeps its start through an edit that names it once more, or not at all', async () => {
    const id = await submitAd(owner.client, { startsAt: inDays(5) });
    await app.dataSource.query(`UPDATE ads SET starts_at = now() - interval '2 days' WHERE id = $1`, [id]);
    const { startsAt } = await runOf(owner.client, id);
    await owner.client.patch(`/ads/${id}`, { startsAt, category: 'design' }).expect(200);
    await owner.client.patch(`/ads/${id}`, { category: 'crypto' }).expect(200);
    expect(await runOf(owner.client, id)).toMatchObject({ startsAt });
  });

  it.each([
    ['the past', () => inDays(-1), 'start_passed'],
    ['more than a year', () => inDays(366), 'start_too_far'],
    ['no time', () => 'next week', 'instant_invalid'],
    ['no text', () => 1_800_000_000_000, 'instant_invalid'],
  ])('refuses %s, and names the field', async (_, start, code) => {
    const startsAt = start();
    const id = await submitAd(owner.client);
    for (const answer of [
      owner.client.post('/ads', adInput({ startsAt })),
      owner.client.patch(`/ads/${id}`, { startsAt }),
    ]) {
      const { body } = await answer.expect(400);
      expect(body).toMatchObject({ details: { startsAt: [{ code }] } });
    }
  });
});
