import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import { awardOf, criteria, judge, resetAward } from '../factories/award.factory.js';
import { invited, participantInput } from '../factories/participant.factory.js';
import { progressInput, report } from '../factories/progress.factory.js';
import { atInstant, dateFirstSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const CLOSED = [409, 'season_closed'];

describe('a closed season', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Candidate;
  let juror: SignedIn;
  let follower: SignedIn;
  let guest: SignedIn;
  let filed: ProgressUpdateDto;
  let awards: { votes: number; judges: number };

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    admin = await app.admin();
    await dateFirstSeason(admin);
    [amina] = (await candidates(app, 1)) as [Candidate];
    await saveSetting(admin, 'maxParticipants', '3');
    [guest] = (await invited(app, 1)) as [SignedIn];
    filed = await report(amina, { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    juror = await judge(app, admin);
    follower = await signedIn(app);
    await follower.client.put(`/participants/${amina.participantId}/follow`).expect(204);
    awards = {
      votes: await resetAward(app, 'votes', { status: 'closed', result: [] }),
      judges: await resetAward(app, 'judges', { status: 'closed', result: [] }),
    };
    await resetAward(app, 'social', { status: 'closed', result: [] });
    await atInstant(app, new Date(startOfMonthFromNow(1).getTime() + 2 * 24 * 60 * 60 * 1000));
    admin = await app.admin();
    await admin.post('/admin/seasons/1/close').expect(200);
  });
  afterAll(() => app.stop());

  const answer = async (asked: PromiseLike<{ status: number; body: unknown }>) => {
    const { status, body } = await asked;
    return [status, (body as { code?: string }).code];
  };

  it('takes no report, and no change of one', async () => {
    expect(await answer(amina.client.post('/progress-updates', progressInput({ month: 2 })))).toEqual(CLOSED);
    const change = { title: 'Eleven filters are sold by now' };
    expect(await answer(amina.client.patch(`/progress-updates/${filed.id}`, change))).toEqual(CLOSED);
    const count = { interactionCount: 12 };
    expect(await answer(admin.patch(`/admin/progress-updates/${filed.id}`, count))).toEqual(CLOSED);
  });

  it('takes no vote and no score', async () => {
    const vote = { participantId: amina.participantId };
    expect(await answer(follower.client.post('/votes', vote))).toEqual([409, 'award_not_open']);
    const score = { participantId: amina.participantId, criteria: criteria(8) };
    const scored = await answer(juror.client.put(`/awards/${awards.judges}/scores`, score));
    expect(scored).toEqual([409, 'award_not_open']);
  });

  it('keeps its awards, its judges and who takes part', async () => {
    expect(await answer(admin.patch(`/admin/awards/${awards.votes}`, { status: 'open' }))).toEqual(CLOSED);
    expect(await answer(admin.patch(`/admin/awards/${awards.votes}`, { rewardAmount: 5 }))).toEqual(CLOSED);
    const { id } = await signedIn(app);
    expect(await answer(admin.put(`/admin/judges/${id}`))).toEqual(CLOSED);
    expect(await answer(admin.delete(`/admin/judges/${juror.id}?season=1`))).toEqual(CLOSED);
    const away = { isActive: false };
    expect(await answer(admin.patch(`/admin/participants/${amina.participantId}`, away))).toEqual(CLOSED);
    expect((await awardOf(app, 'votes')).status).toBe('closed');
  });

  it('takes no application, and keeps what settings say of it', async () => {
    expect(await answer(guest.client.post('/participants', participantInput()))).toEqual([...CLOSED]);
    for (const [key, value] of [
      ['maxParticipants', '12'],
      ['participantWhitelist', 'ben@example.org'],
      ['challengeEndDate', startOfMonthFromNow(3).toISOString()],
    ])
      expect(await answer(admin.post('/admin/settings', { key, value }))).toEqual(CLOSED);
    const { revision } = ((await admin.get('/admin/seasons').expect(200)).body as { revision: number }[])[0]!;
    expect(await answer(admin.patch('/admin/seasons/1', { name: 'Another', revision }))).toEqual(CLOSED);
  });

  it('counts no film that is played, and no new follower, but lets go whoever followed', async () => {
    const figures = async () => {
      const { body } = await app.client().get(`/participants/${amina.participantId}`).expect(200);
      return (body as { followers: number }).followers;
    };
    await app.client().post(`/progress-updates/${filed.id}/plays`).expect(204);
    const { body } = await app.client().get(`/progress-updates/${filed.id}`).expect(200);
    expect((body as ProgressUpdateDto).plays).toBe(0);
    const { client } = await signedIn(app);
    expect(await answer(client.put(`/participants/${amina.participantId}/follow`))).toEqual(CLOSED);
    expect(await figures()).toBe(1);
    await follower.client.delete(`/participants/${amina.participantId}/follow`).expect(204);
    expect(await figures()).toBe(0);
  });

  it('can be read as before', async () => {
    await app.client().get('/seasons/1').expect(200);
    await app.client().get(`/participants/${amina.participantId}`).expect(200);
    const { body } = await app.client().get('/progress-updates?season=1').expect(200);
    expect(body).toHaveLength(1);
  });

  it('takes them again once it is reopened', async () => {
    await admin.post('/admin/seasons/1/reopen').expect(200);
    const change = { title: 'Eleven filters are sold by now' };
    await amina.client.patch(`/progress-updates/${filed.id}`, change).expect(200);
    await admin.put(`/admin/judges/${(await signedIn(app)).id}`).expect(204);
  });
});
