import type { SeasonArchiveDto } from '../../src/modules/archive/dto/season-archive.dto.js';
import type { SeasonDto } from '../../src/modules/archive/dto/season.dto.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { PlacesService } from '../../src/modules/participants/places.service.js';
import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { report } from '../factories/progress.factory.js';
import { atInstant, dateFirstSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { type Candidate, candidates, castVote, tellVotes } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { withMovableClock } from '../support/moved-clock.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('the figures of a closed season', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Candidate;
  let bela: Candidate;

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    await stopClosing(app);
    admin = await app.admin();
    await dateFirstSeason(admin);
    [amina, bela] = (await candidates(app, 2)) as [Candidate, Candidate];
  });
  afterAll(() => app.stop());

  const archived = async () => {
    const season = (await app.client().get('/seasons/1').expect(200)).body as SeasonArchiveDto;
    const [listed] = (await app.client().get('/seasons').expect(200)).body as SeasonDto[];
    expect(listed!.participants).toBe(season.participants);
    return { participants: season.participants, sums: season.sums };
  };

  const participant = (id: number) => app.dataSource.manager.findOneByOrFail(Participant, { id });

  it('are fixed until it is reopened, whoever leaves', async () => {
    const fan = await registered(app);
    for (const { participantId } of [amina, bela])
      await fan.client.put(`/participants/${participantId}/follow`).expect(204);
    await castVote(fan.client, bela.participantId, { comment: 'Go on' });
    await tellVotes(app);
    for (const person of [amina, bela]) await report(person, { month: 1 });
    await app.dataSource.query(`UPDATE awards SET status = 'closed', result = '[]'`);
    await app.dataSource.query(
      `INSERT INTO vote_months (month, root, leaves, closed_at, transaction_hash, registry)
       SELECT DISTINCT month, '0x' || repeat('1', 64), 1, now(), '0x' || repeat('2', 64), '0x' || repeat('3', 40)
       FROM vote_totals`,
    );
    await atInstant(app, new Date(startOfMonthFromNow(1).getTime() + 2 * 24 * 60 * 60 * 1000));
    expect((await admin.get('/admin/seasons/1/closing').expect(200)).body).toEqual([]);
    await admin.post('/admin/seasons/1/close').expect(200);
    const fixed = {
      participants: 2,
      sums: {
        ...{ votes: 1, countedVotes: 1, reports: 2, films: 0 },
        ...{ filmPlays: 0, followers: 2, comments: 1, socialInteractions: 0 },
      },
    };
    await eventually(async () => expect(await archived()).toEqual(fixed));
    await fan.client.delete(`/participants/${bela.participantId}/follow`).expect(204);
    await deleteAccount(amina);
    expect(await participant(bela.participantId)).toMatchObject({ order: 2, isActive: true });
    expect(await participant(amina.participantId)).toMatchObject({ isActive: false });
    expect(await archived()).toEqual(fixed);
    await admin.post('/admin/seasons/1/reopen').expect(200);
    await eventually(async () =>
      expect(await archived()).toMatchObject({ participants: 1, sums: { reports: 1, followers: 0 } }),
    );
    const { manager } = app.dataSource;
    expect(await app.nest.get(PlacesService).next(manager, 1)).toBe(1);
  });
});
