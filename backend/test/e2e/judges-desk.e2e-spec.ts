import { randomUUID } from 'node:crypto';
import type { JudgesDeskDto } from '../../src/modules/awards/dto/judges-desk.dto.js';
import type { ScoreDraftDto } from '../../src/modules/awards/dto/score-draft.dto.js';
import { type Contender, contenders, criteria, judge, resetAward } from '../factories/award.factory.js';
import { secondSeason } from '../factories/season.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe("a judge's desk", () => {
  let app: TestApp;
  let admin: Client;
  let amina: Contender;
  let ben: Contender;
  let chen: Contender;
  let id: number;
  let grace: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    admin = await app.admin();
    [amina, ben, chen] = (await contenders(app, ['Amina', 'Ben', 'Chen'])) as [
      Contender,
      Contender,
      Contender,
    ];
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    for (const table of ['award_score_drafts', 'award_scores', 'judges'])
      await app.dataSource.query(`DELETE FROM ${table}`);
    await app.dataSource.query('UPDATE seasons SET closed_at = NULL');
    id = await resetAward(app, 'judges', { status: 'open' });
    grace = await judge(app, admin);
  });

  const deskOf = async ({ client }: SignedIn): Promise<JudgesDeskDto> =>
    (await client.get(`/awards/${id}/desk`).expect(200)).body as JudgesDeskDto;

  const score = ({ client }: SignedIn, { participant }: Contender, given: object) =>
    client.put(`/awards/${id}/scores`, { participantId: participant.id, ...given });

  const pathOf = ({ participant }: Contender) => `/awards/${id}/drafts/${participant.id}`;

  const keep = ({ client }: SignedIn, to: Contender, draft: object) => client.put(pathOf(to), draft);

  const kept = async (by: SignedIn, to: Contender, draft: object): Promise<ScoreDraftDto> =>
    (await keep(by, to, draft).expect(200)).body as ScoreDraftDto;

  const draftOf = async (by: SignedIn, { participant }: Contender) =>
    (await deskOf(by)).participants.find(({ participantId }) => participantId === participant.id)!.draft;

  it('has everybody, the next without a score first, and says how far the judge has come', async () => {
    await admin.put(`/admin/judges/${chen.id}`).expect(204);
    const names = async (by: SignedIn) => (await deskOf(by)).participants.map(({ name }) => name);
    expect(await names(grace)).toEqual(['Amina', 'Ben', 'Chen']);
    expect(await names(chen)).toEqual(['Amina', 'Ben', 'Chen']);
    await score(grace, amina, { criteria: criteria(7) }).expect(200);
    await score(grace, ben, { conflict: true }).expect(200);
    expect(await names(grace)).toEqual(['Chen', 'Amina', 'Ben']);
    const desk = await deskOf(grace);
    expect(desk.progress).toEqual({ scored: 1, left: 1, conflicts: 1 });
    expect(desk.participants.map(({ own, conflict }) => [own, conflict])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(desk.participants[1]).toMatchObject({ order: 1, score: { criteria: criteria(7) }, draft: null });
    expect((await deskOf(chen)).participants.at(-1)).toMatchObject({ name: 'Chen', own: true });
    expect((await deskOf(chen)).progress).toEqual({ scored: 0, left: 2, conflicts: 0 });
  });

  it('says how many days are left, by the clock of the server', async () => {
    const left = async () => (await deskOf(grace)).award.daysLeft;
    expect(await left()).toBeNull();
    await resetAward(app, 'judges', { status: 'open', endDate: new Date(Date.now() + 2.5 * DAY_MS) });
    expect(await left()).toBe(3);
    await resetAward(app, 'judges', { status: 'open', endDate: new Date(Date.now() - DAY_MS) });
    expect(await left()).toBe(0);
    await resetAward(app, 'judges', { status: 'closed', endDate: new Date(Date.now() + DAY_MS) });
    expect(await left()).toBeNull();
    expect((await deskOf(grace)).award).toMatchObject({ id, season: 1, status: 'closed' });
  });

  it('is for judges alone', async () => {
    const stranger = await signedIn(app);
    for (const client of [stranger.client, amina.client, admin]) {
      await client.get(`/awards/${id}/desk`).expect(403);
      await client.put(pathOf(amina), { note: 'Mine' }).expect(403);
      await client.delete(`${pathOf(amina)}?revision=${randomUUID()}`).expect(403);
    }
    await app.client().get(`/awards/${id}/desk`).expect(401);
    await app.client().put(pathOf(amina)).expect(401);
    await grace.client.get('/awards/999/desk').expect(404);
    const votes = await resetAward(app, 'votes', { status: 'open' });
    await grace.client.get(`/awards/${votes}/desk`).expect(400);
  });

  it('keeps what is half done, as it was typed', async () => {
    const first = await kept(grace, amina, { criteria: { impact: 7 }, note: 'Talked to two of the ' });
    expect(first).toMatchObject({
      criteria: { impact: 7, innovation: null, progress: null, communication: null },
      note: 'Talked to two of the ',
      noteForParticipant: false,
      conflict: false,
    });
    const { revision } = first;
    const draft = { criteria: { impact: 8, progress: null }, note: '', noteForParticipant: true };
    const second = await kept(grace, amina, { ...draft, revision });
    expect(second.revision).not.toBe(revision);
    expect(second).toMatchObject({ criteria: { impact: 8 }, note: '', noteForParticipant: true });
    expect(await draftOf(grace, amina)).toEqual(second);
    expect((await deskOf(grace)).progress).toEqual({ scored: 0, left: 3, conflicts: 0 });
  });

  it('lets no tab overwrite what it has not seen', async () => {
    const first = await kept(grace, amina, { note: 'One' });
    const second = await kept(grace, amina, { note: 'Two', revision: first.revision });
    for (const revision of [first.revision, null, randomUUID()]) {
      const { body } = await keep(grace, amina, { note: 'Three', revision }).expect(409);
      expect(body).toMatchObject({ code: 'score_draft_changed' });
    }
    await grace.client.delete(`${pathOf(amina)}?revision=${first.revision}`).expect(409);
    expect(await draftOf(grace, amina)).toEqual(second);
    await grace.client.delete(`${pathOf(amina)}?revision=${second.revision}`).expect(204);
    expect(await draftOf(grace, amina)).toBeNull();
    await grace.client.delete(`${pathOf(amina)}?revision=${second.revision}`).expect(204);
    await keep(grace, amina, { note: 'Late', revision: second.revision }).expect(409);
  });

  it('tells whoever sends the same again that it is kept', async () => {
    const first = await kept(grace, amina, { note: 'One' });
    expect(await kept(grace, amina, { note: 'One' })).toEqual(first);
    const second = await kept(grace, amina, { note: 'Two', revision: first.revision });
    expect(await kept(grace, amina, { note: 'Two', revision: first.revision })).toEqual(second);
  });

  it('keeps one of many that come at once', async () => {
    const notes = Array.from({ length: 8 }, (_, index) => `Tab ${index}`);
    const answers = await Promise.all(notes.map(async (note) => keep(grace, amina, { note })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('drops the draft with the score that is given', async () => {
    const { revision } = await kept(grace, amina, { note: 'Nearly' });
    await score(grace, amina, { criteria: criteria(6), note: 'Done', noteForParticipant: true }).expect(200);
    expect(await draftOf(grace, amina)).toBeNull();
    await keep(grace, amina, { note: 'From a tab left open', revision }).expect(409);
    expect((await deskOf(grace)).participants.at(-1)!.score).toMatchObject({
      note: 'Done',
      noteForParticipant: true,
    });
  });

  it('gives no score over a draft that its judge has not seen', async () => {
    const first = await kept(grace, amina, { note: 'One' });
    const second = await kept(grace, amina, { note: 'Of the other tab', revision: first.revision });
    for (const draftRevision of [first.revision, null]) {
      const { body } = await score(grace, amina, { criteria: criteria(6), draftRevision }).expect(409);
      expect(body).toMatchObject({ code: 'score_draft_changed' });
    }
    expect(await draftOf(grace, amina)).toEqual(second);
    expect((await deskOf(grace)).progress.scored).toBe(0);
    const seen = { criteria: criteria(6), draftRevision: second.revision };
    await score(grace, amina, seen).expect(200);
    expect(await draftOf(grace, amina)).toBeNull();
    // Once more, as the answer was lost.
    await score(grace, amina, seen).expect(200);
    await score(grace, ben, { criteria: criteria(6), draftRevision: null }).expect(200);
    await score(grace, ben, { criteria: criteria(6), draftRevision: 'the first' }).expect(400);
  });

  it('marks no note that is not there', async () => {
    const { body } = await score(grace, amina, { criteria: criteria(6), noteForParticipant: true });
    expect(body).toMatchObject({ note: null, noteForParticipant: false });
  });

  it('shows no draft to another judge', async () => {
    const henry = await judge(app, admin);
    const { revision } = await kept(grace, amina, { note: 'Between me and me' });
    expect(JSON.stringify(await deskOf(henry))).not.toContain('Between me');
    await henry.client.delete(`${pathOf(amina)}?revision=${revision}`).expect(204);
    await keep(henry, amina, { note: 'Another', revision }).expect(409);
    expect(await draftOf(grace, amina)).toMatchObject({ note: 'Between me and me' });
    for (const path of [`/awards/${id}/scores`, `/awards/${id}/desk`]) await admin.get(path).expect(403);
  });

  it('takes no draft of the own project, nor of who is not there', async () => {
    await admin.put(`/admin/judges/${amina.id}`).expect(204);
    const { body } = await keep(amina, amina, { criteria: { impact: 10 } }).expect(403);
    expect(body).toMatchObject({ code: 'own_project_not_scored' });
    await grace.client.put(`/awards/${id}/drafts/9999`, {}).expect(404);
  });

  it.each(['upcoming', 'closed'] as const)('takes no draft while the award is %s', async (status) => {
    const { revision } = await kept(grace, amina, { note: 'One' });
    await resetAward(app, 'judges', { status });
    const { body } = await keep(grace, amina, { note: 'Two', revision }).expect(409);
    expect(body).toMatchObject({ code: 'award_not_open' });
    await grace.client.delete(`${pathOf(amina)}?revision=${revision}`).expect(409);
    expect(await draftOf(grace, amina)).toMatchObject({ note: 'One' });
  });

  it('takes no draft once the season is closed', async () => {
    await app.dataSource.query('UPDATE seasons SET closed_at = now()');
    const { body } = await keep(grace, amina, { note: 'Late' }).expect(409);
    expect(body).toMatchObject({ code: 'season_closed' });
  });

  it.each([
    ['criteria', { criteria: 'all' }],
    ['criteria.impact', { criteria: { impact: 11 } }],
    ['criteria.beauty', { criteria: { beauty: 1 } }],
    ['note', { note: 'n'.repeat(4001) }],
    ['noteForParticipant', { noteForParticipant: 'yes' }],
    ['conflict', { conflict: null }],
    ['revision', { revision: 'the first' }],
  ])('says what is wrong with a draft by its field: %s (%j)', async (field, draft) => {
    const { body } = await keep(grace, amina, draft).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('is of one season: who judges another has nothing to do here', async () => {
    const other = await secondSeason(app);
    const judgeOfSecond = await signedIn(app, 'viewer');
    await app.dataSource.query('INSERT INTO judges (user_id, season) VALUES ($1, 2)', [judgeOfSecond.id]);
    await judgeOfSecond.client.get(`/awards/${id}/desk`).expect(403);
    await keep(judgeOfSecond, amina, { note: 'Mine' }).expect(403);
    await grace.client.get(`/awards/${other}/desk`).expect(403);
    await grace.client.put(`/awards/${other}/drafts/${amina.participant.id}`, {}).expect(403);
    // Nobody of the first takes part in the second.
    await judgeOfSecond.client.put(`/awards/${other}/drafts/${amina.participant.id}`, {}).expect(404);
    expect((await judgeOfSecond.client.get(`/awards/${other}/desk`).expect(200)).body).toMatchObject({
      award: { season: 2 },
      participants: [],
    });
    expect((await judgeOfSecond.client.get('/awards/judging').expect(200)).body).toEqual({
      judge: true,
      awards: [{ id: other, season: 2 }],
    });
    expect((await grace.client.get('/awards/judging').expect(200)).body).toEqual({
      judge: true,
      awards: [{ id, season: 1 }],
    });
  });
});
