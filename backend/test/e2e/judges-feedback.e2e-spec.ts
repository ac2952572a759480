import type { ScoreFeedbackDto } from '../../src/modules/awards/dto/score-feedback.dto.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { type Contender, contenders, criteria, judge, resetAward } from '../factories/award.factory.js';
import { secondSeason } from '../factories/season.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('what participants are told of their scores', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Contender;
  let ben: Contender;
  let id: number;
  let panel: SignedIn[];

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [amina, ben] = (await contenders(app, ['Amina', 'Ben'])) as [Contender, Contender];
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM award_scores');
    await app.dataSource.query('DELETE FROM judges');
    id = await resetAward(app, 'judges', { status: 'open' });
    panel = [await judge(app, admin), await judge(app, admin), await judge(app, admin)];
  });

  const give = async ({ client }: SignedIn, to: Contender, given: object): Promise<void> => {
    await client.put(`/awards/${id}/scores`, { participantId: to.participant.id, ...given }).expect(200);
  };
  const turn = (status: 'open' | 'closed') => admin.patch(`/admin/awards/${id}`, { status }).expect(200);
  const ask = ({ client }: { client: Client }) => client.get(`/awards/${id}/feedback`);
  const told = async (to: Contender): Promise<ScoreFeedbackDto> =>
    (await ask(to).expect(200)).body as ScoreFeedbackDto;

  it('are the means of each criterion and the notes that are for them, without names', async () => {
    await give(panel[0]!, amina, {
      ...{ criteria: criteria(7, { impact: 10 }), note: 'Go on measuring.', noteForParticipant: true },
    });
    await give(panel[1]!, amina, { criteria: criteria(8), note: 'For me alone.' });
    await give(panel[2]!, amina, { criteria: criteria(6), note: 'Brave films.', noteForParticipant: true });
    await give(panel[0]!, ben, { criteria: criteria(1), note: 'For Ben.', noteForParticipant: true });
    await turn('closed');
    const feedback = await told(amina);
    expect(feedback).toEqual({
      ...{ awardId: id, season: 1, judges: 3, criteria: criteria(7, { impact: 8 }) },
      notes: expect.arrayContaining(['Go on measuring.', 'Brave films.']) as string[],
    });
    expect(feedback.notes).toHaveLength(2);
    for (const { username } of panel) expect(JSON.stringify(feedback)).not.toContain(username);
  });

  it('come in an order that neither time nor judge has a part in', async () => {
    const notes = ['First', 'Second', 'Third'];
    const inOrder = async (order: number[]) => {
      await app.dataSource.query('DELETE FROM award_scores');
      for (const [index, person] of order.entries())
        await give(panel[person]!, amina, {
          ...{ criteria: criteria(5), note: notes[index], noteForParticipant: true },
        });
      await turn('closed');
      const feedback = await told(amina);
      await turn('open');
      return feedback.notes;
    };
    const once = await inOrder([0, 1, 2]);
    expect(once.toSorted((one, other) => one.localeCompare(other))).toEqual(notes);
    expect(await inOrder([2, 1, 0])).toEqual(once);
    expect(await inOrder([1, 2, 0])).toEqual(once);
  });

  it('are no numbers where one judge alone scored them, only the note', async () => {
    await give(panel[0]!, amina, { criteria: criteria(3), note: 'Keep on.', noteForParticipant: true });
    await turn('closed');
    expect(await told(amina)).toMatchObject({ judges: 1, criteria: null, notes: ['Keep on.'] });
    expect(await told(ben)).toMatchObject({ judges: 0, criteria: null, notes: [] });
  });

  it('leave out judges who are close to them or take part themselves', async () => {
    await give(panel[0]!, amina, { criteria: criteria(4) });
    await give(panel[1]!, amina, { criteria: criteria(6) });
    await give(panel[2]!, amina, {
      ...{ criteria: criteria(10), conflict: true, note: 'My cousin.', noteForParticipant: true },
    });
    await admin.put(`/admin/judges/${amina.id}`).expect(204);
    await app.dataSource.query(
      `INSERT INTO award_scores (award_id, participant_id, user_id, impact, innovation, progress, communication, note, note_for_participant)
       VALUES ($1, $2, $3, 10, 10, 10, 10, 'I am great', true)`,
      [id, amina.participant.id, amina.id],
    );
    await turn('closed');
    expect(await told(amina)).toMatchObject({ judges: 2, criteria: criteria(5), notes: [] });
  });

  it('stay as the award closed, whoever judges afterwards', async () => {
    for (const [index, person] of panel.entries())
      await give(person, amina, { criteria: criteria(index + 4) });
    await turn('closed');
    const before = await told(amina);
    await admin.delete(`/admin/judges/${panel[2]!.id}`).expect(204);
    expect(await told(amina)).toEqual(before);
    await turn('open');
    await turn('closed');
    expect(await told(amina)).toMatchObject({ judges: 2, criteria: criteria(4.5) });
  });

  it('are of the judges of now where the version before closed the award', async () => {
    for (const person of panel) await give(person, amina, { criteria: criteria(6) });
    await resetAward(app, 'judges', { status: 'closed' });
    expect(await told(amina)).toMatchObject({ judges: 3, criteria: criteria(6) });
  });

  it('are told once the award is closed, and no more when it is open again', async () => {
    for (const person of panel) await give(person, amina, { criteria: criteria(6) });
    const early = await ask(amina).expect(409);
    expect(early.body).toMatchObject({ code: 'award_not_closed' });
    await turn('closed');
    await told(amina);
    await turn('open');
    const { body } = await ask(amina).expect(409);
    expect(body).toMatchObject({ code: 'award_not_closed' });
    await resetAward(app, 'judges');
    await ask(amina).expect(409);
  });

  it('are told to nobody else', async () => {
    await give(panel[0]!, amina, { criteria: criteria(6), note: 'Hers alone', noteForParticipant: true });
    await turn('closed');
    const stranger = await signedIn(app);
    for (const person of [stranger, panel[0]!, panel[1]!, { client: admin }]) await ask(person).expect(404);
    await ask({ client: app.client() }).expect(401);
    const { body } = await ben.client.get(
      `/awards/${id}/feedback?participantId=${amina.participant.id}&userId=${amina.id}`,
    );
    expect(JSON.stringify(body)).not.toContain('Hers alone');
    await amina.client.get('/awards/999/feedback').expect(404);
    const votes = await resetAward(app, 'votes', { status: 'closed', result: [] });
    await amina.client.get(`/awards/${votes}/feedback`).expect(400);
    await resetAward(app, 'votes');
  });

  it('lose the note of a judge who deletes the account, and not the number', async () => {
    await give(panel[0]!, amina, { criteria: criteria(2), note: 'Gone', noteForParticipant: true });
    await give(panel[1]!, amina, { criteria: criteria(4), note: 'Here', noteForParticipant: true });
    await turn('closed');
    await deleteAccount(panel[0]!);
    expect(await told(amina)).toMatchObject({ judges: 2, criteria: criteria(3), notes: ['Here'] });
  });

  it('are of the season of the award', async () => {
    const other = await secondSeason(app);
    const newcomer = await signedIn(app, 'participant');
    await app.dataSource.query(
      `INSERT INTO participants (user_id, season, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
       SELECT $1, 2, name, bio, profession, age, graduation_year, work_experience, project_description, "order"
       FROM participants WHERE id = $2`,
      [newcomer.id, amina.participant.id],
    );
    await turn('closed');
    await app.dataSource.query(`UPDATE awards SET status = 'closed', result = '[]' WHERE id = $1`, [other]);
    await ask(newcomer).expect(404);
    await amina.client.get(`/awards/${other}/feedback`).expect(404);
    expect((await newcomer.client.get(`/awards/${other}/feedback`).expect(200)).body).toMatchObject({
      ...{ awardId: other, season: 2, judges: 0, criteria: null, notes: [] },
    });
    expect(await told(amina)).toMatchObject({ season: 1 });
  });
});
