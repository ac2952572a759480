import { Award } from '../../src/modules/awards/entities/award.entity.js';
import { AwardsQuery } from '../../src/modules/awards/awards.query.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import {
  awardOf,
  type Contender,
  contenders,
  criteria,
  judge,
  ranking,
  resetAward,
  setFigures,
} from '../factories/award.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { whenWaiting } from '../support/held-lock.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

describe('the result of an award', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Contender;
  let ben: Contender;
  let grace: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(PATIENT_STATEMENTS);
    admin = await app.admin();
    [amina, ben] = (await contenders(app, ['Amina', 'Ben'])) as [Contender, Contender];
    grace = await judge(app, admin);
  });
  afterAll(() => app.stop());

  const step = (id: number, status: string) => admin.patch(`/admin/awards/${id}`, { status }).expect(200);
  const whenFollowersAreTold = () =>
    eventually(async () => {
      const left: unknown[] = await app.dataSource.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'tell-followers' AND state < 'completed'`,
      );
      expect(left).toEqual([]);
    });

  it('is the standings at the close, whatever is counted later', async () => {
    const id = await resetAward(app, 'social', { status: 'open' });
    await setFigures(app, ben, { followers: 2 });
    await step(id, 'closed');
    await setFigures(app, amina, { followers: 50, name: 'Somebody else' });
    const asItClosed = [
      ['Ben', 10, 1],
      ['Amina', 0, 2],
    ];
    expect(await ranking(app, 'social')).toEqual(asItClosed);
    await admin.patch(`/admin/participants/${ben.participant.id}`, { isActive: false }).expect(200);
    expect(await ranking(app, 'social')).toEqual(asItClosed);
    await admin.patch(`/admin/participants/${ben.participant.id}`, { isActive: true }).expect(200);
    await setFigures(app, amina, { name: 'Amina' });
  });

  it('is given up when the award is reopened', async () => {
    const id = await resetAward(app, 'social', { status: 'open', endDate: new Date('2020-01-01') });
    await step(id, 'closed');
    await setFigures(app, amina, { followers: 60 });
    const { body } = await step(id, 'open');
    expect(body).toMatchObject({ status: 'open', endDate: null });
    expect(await ranking(app, 'social')).toEqual([
      ['Amina', 300, 1],
      ['Ben', 10, 2],
    ]);
  });

  it('stands when a judge scores, or is dismissed, after the close', async () => {
    const id = await resetAward(app, 'judges', { status: 'open' });
    const participantId = amina.participant.id;
    const score = { participantId, criteria: criteria(8) };
    await grace.client.put(`/awards/${id}/scores`, score).expect(200);
    await step(id, 'closed');
    const { body } = await grace.client.put(`/awards/${id}/scores`, score).expect(409);
    expect(body).toMatchObject({ code: 'award_not_open' });
    await admin.delete(`/admin/judges/${grace.id}`).expect(204);
    expect(await ranking(app, 'judges')).toEqual([
      ['Amina', 8, 1],
      ['Ben', 0, 2],
    ]);
    const { judgesRating } = await app.dataSource.manager.findOneByOrFail(Participant, { id: participantId });
    expect(judgesRating).toBe(8);
    await step(id, 'open');
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 0, 1]);
    await admin.put(`/admin/judges/${grace.id}`).expect(204);
  });

  it('is told to everybody who took part, with their rank', async () => {
    const id = await resetAward(app, 'social', { status: 'open' });
    const { manager } = app.dataSource;
    await manager.clear(Notification);
    await setFigures(app, amina, { followers: 1 });
    await setFigures(app, ben, { followers: 3 });
    await step(id, 'closed');
    const told = await manager.find(Notification);
    const news = { awardId: id, kind: 'social', name: 'Social Media Impact', season: 1 };
    expect(new Map(told.map(({ userId, kind, params }) => [userId, { kind, params }]))).toEqual(
      new Map([
        [amina.id, { kind: 'award', params: { ...news, rank: 2 } }],
        [ben.id, { kind: 'award', params: { ...news, rank: 1 } }],
      ]),
    );
  });

  it('is told to those who follow the winner', async () => {
    const id = await resetAward(app, 'social', { status: 'open' });
    await setFigures(app, amina, { followers: 0 });
    await setFigures(app, ben, { followers: 3 });
    const fan = await signedIn(app, 'viewer');
    await fan.client.put(`/participants/${ben.participant.id}/follow`).expect(204);
    await step(id, 'closed');
    const told = await eventually(async () =>
      app.dataSource.manager.findOneByOrFail(Notification, { userId: fan.id }),
    );
    expect(told.kind).toBe('award');
    expect(told.params).toMatchObject({
      awardId: id,
      rank: 1,
      participantId: ben.participant.id,
      participant: 'Ben',
    });
  });

  it('has no winner, and is not told, where nobody has a point', async () => {
    const id = await resetAward(app, 'votes', { status: 'open' });
    // Of the awards before.
    await whenFollowersAreTold();
    await app.dataSource.manager.clear(Notification);
    await step(id, 'closed');
    expect(await app.dataSource.manager.count(Notification)).toBe(0);
    expect((await awardOf(app, 'votes')).standings.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('holds what was under way when the award closed, and nothing that came later', async () => {
    const id = await resetAward(app, 'social', { status: 'open' });
    await setFigures(app, amina, { followers: 0 });
    const query = app.nest.get(AwardsQuery);
    let closing: Promise<unknown> | undefined;
    await app.dataSource.transaction(async (manager) => {
      await query.lockOpen(manager, id);
      closing = asSomebodyElse(() => Promise.resolve(step(id, 'closed')));
      await asSomebodyElse(() => whenWaiting(app.dataSource, 1, '%awards%'));
      await manager.update(Participant, { id: amina.participant.id }, { followers: 100 });
    });
    await closing;
    expect((await ranking(app, 'social'))[0]).toEqual(['Amina', 500, 1]);
    await expect(app.dataSource.transaction((manager) => query.lockOpen(manager, id))).rejects.toMatchObject({
      problem: { code: 'award_not_open' },
    });
    expect(await app.dataSource.manager.countBy(Award, { status: 'closed' })).toBeGreaterThan(0);
  });
});
