import type { SeasonArchiveDto } from '../../src/modules/archive/dto/season-archive.dto.js';
import type { SeasonDto } from '../../src/modules/archive/dto/season.dto.js';
import { report } from '../factories/progress.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { pastVote } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('the archive of seasons', () => {
  let app: TestApp;
  let amina: Candidate;
  let bela: Candidate;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    [amina, bela] = (await candidates(app, 2)) as [Candidate, Candidate];
    await saveSetting(await app.admin(), 'challengeStartDate', '2026-01-01T00:00:00.000Z');
  });
  afterAll(() => app.stop());

  const query = (statement: string, values: unknown[] = []): Promise<unknown> =>
    app.dataSource.query(statement, values);
  const seasons = async () => (await app.client().get('/seasons').expect(200)).body as SeasonDto[];
  const season = async (number: number) =>
    (await app.client().get(`/seasons/${number}`).expect(200)).body as SeasonArchiveDto;

  /** Somebody of season 1 in the second, too, who may not be known yet. */
  async function hiddenInSecond(): Promise<number> {
    const [row] = (await query(
      `INSERT INTO participants (user_id, season, is_public, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
       SELECT user_id, 2, false, 'Somebody hidden', bio, profession, age, graduation_year, work_experience, project_description, 1
       FROM participants WHERE id = $1 RETURNING id`,
      [amina.participantId],
    )) as [{ id: number }];
    return row.id;
  }

  it('begins with the first season, as the settings have it', async () => {
    expect(await seasons()).toEqual([
      expect.objectContaining({
        ...{ number: 1, state: 'running', startsAt: '2026-01-01T00:00:00.000Z' },
        ...{ places: 2, participants: 2 },
      }),
    ]);
  });

  it('knows no season that nobody planned, and no number that is none', async () => {
    const { body } = await app.client().get('/seasons/2').expect(404);
    expect(body).toMatchObject({ code: 'season_not_found' });
    await app.client().get('/seasons/second').expect(400);
  });

  it('adds up what those who take part have, and follows it', async () => {
    await season(1);
    await report(amina, { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' });
    await report(bela);
    await pastVote(app.dataSource.manager, amina.participantId, '2026-02');
    await pastVote(app.dataSource.manager, bela.participantId, '2026-03', { counted: false });
    await query(
      `UPDATE participants SET followers = 3, film_plays = 5, comments_received = 2, social_interactions = 7 WHERE season = 1`,
    );
    await eventually(async () => {
      const { people, sums, months } = await season(1);
      expect(people.map(({ id }) => id)).toEqual([amina.participantId, bela.participantId]);
      expect(people.map(({ season: number }) => number)).toEqual([1, 1]);
      expect(sums).toEqual({
        ...{ votes: 2, countedVotes: 1, reports: 2, films: 1 },
        ...{ filmPlays: 10, followers: 6, comments: 4, socialInteractions: 14 },
      });
      expect(months.map(({ month, root }) => [month, root])).toEqual([
        ['2026-03', null],
        ['2026-02', null],
      ]);
    });
  });

  describe('with a second season', () => {
    let hidden: number;

    beforeAll(async () => {
      await seasons();
      await query(
        `INSERT INTO seasons (number, name, starts_at, ends_at, places) VALUES (2, 'Season 2', '2127-02-01T00:00:00Z', '2128-02-01T00:00:00Z', 4)`,
      );
      await query(
        `INSERT INTO awards (season, kind, name, description, reward_amount) SELECT 2, kind, name, description, reward_amount FROM awards WHERE season = 1 ORDER BY id`,
      );
      hidden = await hiddenInSecond();
    });

    it('tells both, newest first', async () => {
      await eventually(async () =>
        expect((await seasons()).map(({ number, state, places }) => [number, state, places])).toEqual([
          [2, 'planned', 4],
          [1, 'running', 2],
        ]),
      );
    });

    it('names nobody of it before it begins, neither as somebody who takes part nor in standings', async () => {
      const answer = await season(2);
      expect(answer).toMatchObject({ state: 'planned', participants: 1, people: [], months: [], coins: [] });
      expect(answer.awards.map(({ kind, standings }) => [kind, standings])).toEqual([
        ['votes', []],
        ['judges', []],
        ['social', []],
      ]);
      expect(JSON.stringify(answer)).not.toContain('Somebody hidden');
      const { text } = await app.client().get('/awards?season=2').expect(200);
      expect(text).not.toContain('Somebody hidden');
    });

    it('tells what each has once it has begun, and months by season or all of them', async () => {
      await query(`UPDATE participants SET is_public = true, followers = 9 WHERE id = $1`, [hidden]);
      await query(`UPDATE seasons SET closed_at = now() WHERE number = 1`);
      await query(`UPDATE seasons SET starts_at = '2026-06-01T00:00:00Z', begun_at = now() WHERE number = 2`);
      const [award] = (await query(`SELECT id FROM awards WHERE season = 2 AND kind = 'votes'`)) as [
        { id: number },
      ];
      await query(
        `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted) VALUES ('2026-06', $1, $2, 4, 4)`,
        [award.id, hidden],
      );
      await eventually(async () => {
        expect(await season(2)).toMatchObject({
          state: 'running',
          people: [{ id: hidden, season: 2 }],
          sums: { votes: 4, reports: 0, followers: 9 },
        });
        expect(await season(1)).toMatchObject({
          state: 'closed',
          people: [{ season: 1 }, { season: 1 }],
          sums: { votes: 2, reports: 2, followers: 6 },
        });
      });
      const monthsOf = async (search: string) =>
        ((await app.client().get(`/votes/months${search}`).expect(200)).body as { month: string }[]).map(
          ({ month }) => month,
        );
      expect(await monthsOf('?season=2')).toEqual(['2026-06']);
      expect(await monthsOf('?season=1')).toEqual(['2026-03', '2026-02']);
      expect(await monthsOf('')).toEqual(['2026-06', '2026-03', '2026-02']);
    });

    it('counts the money of each calendar month in one season alone', async () => {
      await query(
        `INSERT INTO running_sums (kind, month, chain_id, contract, count, amount)
         SELECT 'fees', month, 31337, '', 1, 25 * 10::numeric ^ 18 FROM unnest(ARRAY['2025-12', '2026-05', '2026-06']) AS month`,
      );
      const received = async (number: number) =>
        (await season(number)).coins.map((coin) => [
          ...[coin.totalFeesCollected, coin.founderProfit, coin.platformShare],
          coin.history.map(({ month }) => month),
        ]);
      await eventually(async () => {
        expect(await received(1)).toEqual([['50.0000', '15.0000', '35.0000', ['2025-12', '2026-05']]]);
        expect(await received(2)).toEqual([['25.0000', '7.5000', '17.5000', ['2026-06']]]);
      });
    });
  });
});
