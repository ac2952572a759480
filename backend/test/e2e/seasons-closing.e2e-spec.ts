import type { AwardDto } from '../../src/modules/awards/dto/award.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import { atInstant, dateFirstSeason, planSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { candidates, castVote, tellVotes } from '../factories/vote.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('closing seasons', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    admin = await app.admin();
    await dateFirstSeason(admin);
  });
  afterEach(() => app.stop());

  const obstacles = async () => (await admin.get('/admin/seasons/1/closing').expect(200)).body as unknown;
  const afterTheEnd = () =>
    atInstant(app, new Date(startOfMonthFromNow(1).getTime() + 2 * 24 * 60 * 60 * 1000));

  it('says what stands in the way, and closes nothing before', async () => {
    const [amina] = await candidates(app, 1);
    await castVote((await signedIn(app)).client, amina!.participantId);
    await tellVotes(app);
    expect(await obstacles()).toMatchObject([
      { code: 'not_ended', params: { endsAt: startOfMonthFromNow(1).toISOString() } },
      {
        code: 'awards_open',
        params: { names: ["Viewers' Choice", "Judges' Choice", 'Social Media Impact'] },
      },
      { code: 'reports_due', params: { reports: [{ participantId: amina!.participantId }] } },
      {
        code: 'months_without_root',
        params: { months: [startOfMonthFromNow(0).toISOString().slice(0, 7)] },
      },
    ]);
    const { body } = await admin.post('/admin/seasons/1/close').expect(409);
    expect(body).toMatchObject({ code: 'season_not_closable', params: { season: 1 } });
  });

  it('closes once, is read-only then, and opens again until the next begins', async () => {
    const [amina] = await candidates(app, 1);
    await app.dataSource.query(`UPDATE awards SET status = 'closed', result = '[]' WHERE kind <> 'social'`);
    await (await signedIn(app)).client.put(`/participants/${amina!.participantId}/follow`).expect(204);
    await afterTheEnd();
    // Standings of an award that never opened would go on changing in the archive.
    expect(await obstacles()).toEqual([{ code: 'awards_open', params: { names: ['Social Media Impact'] } }]);
    const [social] = ((await admin.get('/awards').expect(200)).body as AwardDto[]).filter(
      ({ kind }) => kind === 'social',
    );
    for (const status of ['open', 'closed'])
      await admin.patch(`/admin/awards/${social!.id}`, { status }).expect(200);
    // It was never held, so that nobody has won it.
    const { body: decided } = await admin.get('/awards').expect(200);
    expect((decided as AwardDto[]).find(({ kind }) => kind === 'social')!.standings).toMatchObject([
      { participantId: amina!.participantId, score: 0 },
    ]);
    expect(await obstacles()).toEqual([]);
    await admin.post('/admin/seasons/1/close').expect(200);
    const { body } = await admin.post('/admin/seasons/1/close').expect(200);
    expect(body).toMatchObject({ state: 'closed' });
    const profile = await amina!.client.patch('/participants/user', { bio: 'x'.repeat(80) }).expect(409);
    expect(profile.body).toMatchObject({ code: 'season_closed' });
    const setting = { key: 'challengeEndDate', value: startOfMonthFromNow(3).toISOString() };
    expect((await admin.post('/admin/settings', setting).expect(409)).body).toMatchObject({
      code: 'season_closed',
    });
    await admin.post('/admin/seasons/1/reopen').expect(200);
    const entries = (await auditEntries(admin)).filter(({ subject }) => subject === 'seasons/1');
    expect(entries.map(({ action }) => action)).toEqual(['season.reopened', 'season.closed']);
    await admin.post('/admin/seasons/1/close').expect(200);
    await planSeason(admin);
    await atInstant(app, new Date(startOfMonthFromNow(2).getTime() + 1000));
    const late = await admin.post('/admin/seasons/1/reopen').expect(409);
    expect(late.body).toMatchObject({ code: 'season_not_reopenable', params: { season: 1, next: 2 } });
  });
});
