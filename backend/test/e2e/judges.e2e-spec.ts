import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import {
  type Contender,
  contenders,
  criteria,
  judge,
  ranking,
  resetAward,
} from '../factories/award.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

describe('judges', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Contender;
  let ben: Contender;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    admin = await app.admin();
    [amina, ben] = (await contenders(app, ['Amina', 'Ben'])) as [Contender, Contender];
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    id = await resetAward(app, 'judges', { status: 'open' });
    await app.dataSource.query('DELETE FROM award_scores');
    await app.dataSource.query('DELETE FROM judges');
  });

  const score = ({ client }: SignedIn, to: Contender, given: object) =>
    client.put(`/awards/${id}/scores`, { participantId: to.participant.id, ...given });

  const ratingOf = async ({ participant }: Contender): Promise<number> => {
    const { body } = await app.client().get(`/participants/${participant.id}`).expect(200);
    return (body as { judgesRating: number }).judgesRating;
  };

  it('are appointed and dismissed by the administrator, however often, and audited once', async () => {
    const { id: userId, username, client } = await signedIn(app);
    expect((await client.get('/awards/judging').expect(200)).body).toEqual({ judge: false, awards: [] });
    for (let time = 0; time < 2; time += 1) await admin.put(`/admin/judges/${userId}`).expect(204);
    expect((await client.get('/awards/judging').expect(200)).body).toEqual({
      judge: true,
      awards: [{ id, season: 1 }],
    });
    const { body } = await admin.get('/admin/judges').expect(200);
    expect(body).toEqual([{ userId, username, createdAt: expect.any(String) as string, scored: 0 }]);
    for (let time = 0; time < 2; time += 1) await admin.delete(`/admin/judges/${userId}`).expect(204);
    const audit = await admin.get('/admin/audit?limit=2').expect(200);
    expect(audit.body).toMatchObject({
      entries: [
        { action: 'judge.dismissed', subject: `users/${userId}`, details: { username } },
        { action: 'judge.appointed', subject: `users/${userId}`, details: { username } },
      ],
    });
  });

  it('of a planned season are appointed and dismissed by themselves', async () => {
    await app.dataSource.query(`INSERT INTO seasons (number, name) VALUES (2, 'Season 2')`);
    const { id: userId, username } = await signedIn(app);
    await admin.put(`/admin/judges/${userId}?season=2`).expect(204);
    expect((await admin.get('/admin/judges').expect(200)).body).toEqual([]);
    const { body } = await admin.get('/admin/judges?season=2').expect(200);
    expect(body).toMatchObject([{ userId, username }]);
    await admin.delete(`/admin/judges/${userId}`).expect(204);
    expect((await admin.get('/admin/judges?season=2').expect(200)).body).toEqual(body);
    await admin.delete(`/admin/judges/${userId}?season=2`).expect(204);
    expect((await admin.get('/admin/judges?season=2').expect(200)).body).toEqual([]);
    const audit = await admin.get('/admin/audit?limit=2').expect(200);
    expect(audit.body).toMatchObject({
      entries: [
        { action: 'judge.dismissed', details: { username, season: 2 } },
        { action: 'judge.appointed', details: { username, season: 2 } },
      ],
    });
    await admin.put(`/admin/judges/${userId}?season=3`).expect(404);
    await admin.get('/admin/judges?season=3').expect(404);
    await admin.get('/admin/judges?season=second').expect(400);
    await app.dataSource.query('DELETE FROM seasons WHERE number = 2');
  });

  it('must have an account', async () => {
    await admin.put('/admin/judges/999999').expect(404);
    await admin.delete('/admin/judges/999999').expect(404);
    await admin.put('/admin/judges/nobody').expect(400);
  });

  it('alone may score, and see their scores', async () => {
    const stranger = await signedIn(app);
    const { body } = await score(stranger, amina, { criteria: criteria(5) }).expect(403);
    expect(body).toMatchObject({ code: 'not_a_judge' });
    await stranger.client.get(`/awards/${id}/scores`).expect(403);
    await app.client().get(`/awards/${id}/scores`).expect(401);
    await app.client().put(`/awards/${id}/scores`).expect(401);
  });

  it('score by the rubric, and change it until the award closes', async () => {
    const grace = await judge(app, admin);
    await score(grace, amina, { criteria: criteria(5), note: ' Early days ' }).expect(200);
    const { body } = await score(grace, amina, { criteria: criteria(5, { impact: 9 }) }).expect(200);
    const expected = {
      participantId: amina.participant.id,
      criteria: criteria(5, { impact: 9 }),
      note: null,
      noteForParticipant: false,
      conflict: false,
      updatedAt: expect.any(String) as string,
    };
    expect(body).toEqual(expected);
    expect((await grace.client.get(`/awards/${id}/scores`).expect(200)).body).toEqual([expected]);
    expect(await ranking(app, 'judges')).toEqual([
      ['Amina', 6, 1],
      ['Ben', 0, 2],
    ]);
    expect((await admin.get('/admin/judges').expect(200)).body).toMatchObject([{ scored: 1 }]);
  });

  it('who give the same once more change nothing, and no page is told', async () => {
    const grace = await judge(app, admin);
    const given = { criteria: criteria(5), note: 'Early days' };
    const { body: first } = await score(grace, amina, given).expect(200);
    const draft = `/awards/${id}/drafts/${amina.participant.id}`;
    await grace.client.put(draft, { ...given, note: 'Not that early', revision: null }).expect(200);
    const again = await toldDuring(app, async () => {
      expect((await score(grace, amina, given).expect(200)).body).toEqual(first);
    });
    expect(again).toEqual([]);
    // The draft goes with the score, as with any other.
    expect(await app.dataSource.query('SELECT FROM award_score_drafts')).toEqual([]);
    const changed = await toldDuring(app, async () => {
      const { body } = await score(grace, amina, { ...given, note: 'Later' }).expect(200);
      expect(body).not.toMatchObject({ updatedAt: (first as { updatedAt: string }).updatedAt });
    });
    expect(changed).toMatchObject([{ event: 'award' }]);
  });

  it('count alike: the score is the mean of their means', async () => {
    for (const given of [criteria(7), criteria(8, { progress: 7 }), criteria(4, { impact: 1 })])
      await score(await judge(app, admin), amina, { criteria: given }).expect(200);
    await score(await judge(app, admin), ben, { criteria: criteria(7) }).expect(200);
    // 7, 7.75 and 3.25: exactly 6.
    expect(await ranking(app, 'judges')).toEqual([
      ['Ben', 7, 1],
      ['Amina', 6, 2],
    ]);
    expect(await ratingOf(amina)).toBe(6);
  });

  it('share a rank by exactly equal means, in thirds as well', async () => {
    for (const [forAmina, forBen] of [
      [6, 8],
      [7, 7],
      [7, 5],
    ] as const) {
      const person = await judge(app, admin);
      await score(person, amina, { criteria: criteria(forAmina) }).expect(200);
      await score(person, ben, { criteria: criteria(forBen) }).expect(200);
    }
    expect(await ranking(app, 'judges')).toEqual([
      ['Amina', 20 / 3, 1],
      ['Ben', 20 / 3, 1],
    ]);
  });

  it('are left out where they say to be close, with or without a score', async () => {
    const [grace, henry] = [await judge(app, admin), await judge(app, admin)];
    await score(grace, amina, { criteria: criteria(4) }).expect(200);
    await score(henry, amina, { criteria: criteria(10), conflict: true }).expect(200);
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 4, 1]);
    const { body } = await score(grace, amina, { conflict: true, note: 'My cousin.' }).expect(200);
    expect(body).toMatchObject({ criteria: null, conflict: true });
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 0, 1]);
    expect(await ratingOf(amina)).toBe(0);
  });

  it('cannot score themselves, and a score from before they took part is left out', async () => {
    await admin.put(`/admin/judges/${amina.id}`).expect(204);
    const { body } = await score(amina, amina, { criteria: criteria(10) }).expect(403);
    expect(body).toMatchObject({ code: 'own_project_not_scored' });
    await score(amina, ben, { criteria: criteria(3) }).expect(200);
    await app.dataSource.query(
      `INSERT INTO award_scores (award_id, participant_id, user_id, impact, innovation, progress, communication)
       VALUES ($1, $2, $3, 10, 10, 10, 10)`,
      [id, amina.participant.id, amina.id],
    );
    expect(await ranking(app, 'judges')).toEqual([
      ['Ben', 3, 1],
      ['Amina', 0, 2],
    ]);
  });

  it('stop counting when they are dismissed, and count again when they return', async () => {
    const grace = await judge(app, admin);
    await score(grace, amina, { criteria: criteria(9) }).expect(200);
    await admin.delete(`/admin/judges/${grace.id}`).expect(204);
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 0, 1]);
    expect(await ratingOf(amina)).toBe(0);
    await score(grace, amina, { criteria: criteria(1) }).expect(403);
    await admin.put(`/admin/judges/${grace.id}`).expect(204);
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 9, 1]);
    expect(await ratingOf(amina)).toBe(9);
  });

  it('who came and went while the award was closed count as they are once it is open again', async () => {
    const [grace, henry] = [await judge(app, admin), await judge(app, admin)];
    await score(grace, amina, { criteria: criteria(9) }).expect(200);
    await score(henry, amina, { criteria: criteria(3) }).expect(200);
    await admin.patch(`/admin/awards/${id}`, { status: 'closed' }).expect(200);
    await admin.delete(`/admin/judges/${grace.id}`).expect(204);
    expect(await ratingOf(amina)).toBe(6);
    await admin.patch(`/admin/awards/${id}`, { status: 'open' }).expect(200);
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 3, 1]);
    expect(await ratingOf(amina)).toBe(3);
  });

  it('who score one participant at once all count', async () => {
    const panel = await Promise.all(Array.from({ length: 10 }, async () => judge(app, admin)));
    await Promise.all(
      panel.map(async (person, index) => score(person, amina, { criteria: criteria(index + 1) }).expect(200)),
    );
    expect((await ranking(app, 'judges'))[0]).toEqual(['Amina', 5.5, 1]);
    expect(await ratingOf(amina)).toBe(6);
    await Promise.all(
      panel.slice(1).map(async (person) => admin.delete(`/admin/judges/${person.id}`).expect(204)),
    );
    expect(await ratingOf(amina)).toBe(1);
  });

  it('score awards of judges only, while these are open, and participants only', async () => {
    const grace = await judge(app, admin);
    const given = { participantId: amina.participant.id, criteria: criteria(5) };
    const votes = await resetAward(app, 'votes', { status: 'open' });
    const other = await grace.client.put(`/awards/${votes}/scores`, given).expect(400);
    expect(other.body).toMatchObject({ code: 'award_not_judged' });
    await grace.client.put('/awards/99/scores', given).expect(404);
    await grace.client.put(`/awards/${id}/scores`, { ...given, participantId: 9999 }).expect(404);
    await app.dataSource.manager.update(Participant, { id: ben.participant.id }, { isActive: false });
    await score(grace, ben, { criteria: criteria(5) }).expect(404);
    await app.dataSource.manager.update(Participant, { id: ben.participant.id }, { isActive: true });
    await resetAward(app, 'judges', { status: 'upcoming' });
    const early = await score(grace, amina, { criteria: criteria(5) }).expect(409);
    expect(early.body).toMatchObject({ code: 'award_not_open' });
  });

  it.each([
    ['criteria', {}],
    ['criteria', { criteria: null }],
    ['criteria', { criteria: 'all of them' }],
    ['criteria', { criteria: [criteria(5)] }],
    ['criteria.impact', { criteria: criteria(5, { impact: 11 }) }],
    ['criteria.progress', { criteria: criteria(5, { progress: 0 }) }],
    ['criteria.innovation', { criteria: criteria(5, { innovation: 7.5 }) }],
    ['criteria.communication', { criteria: { impact: 1, innovation: 1, progress: 1 } }],
    ['criteria.impact', { criteria: criteria(5, { impact: 0 }), conflict: true }],
    ['criteria.beauty', { criteria: { ...criteria(5), beauty: 10 } }],
    ['note', { criteria: criteria(5), note: 'n'.repeat(1001) }],
    ['conflict', { criteria: criteria(5), conflict: 'yes' }],
    ['participantId', { criteria: criteria(5), participantId: 'Amina' }],
  ])('are told of a wrong %s by its field (%j)', async (field, given) => {
    const grace = await judge(app, admin);
    const { body } = await score(grace, amina, given).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});
