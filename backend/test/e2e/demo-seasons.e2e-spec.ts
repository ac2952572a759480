import { existsSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { monthOf } from '../../src/common/calendar-month.js';
import { DEMO_ACCOUNTS, demoInvitation } from '../../src/database/seeds/demo-accounts.js';
import { FIRST_STORY } from '../../src/database/seeds/demo-first-season.js';
import { DEMO_PARTICIPANTS } from '../../src/database/seeds/demo-participants.js';
import { DemoSeason } from '../../src/database/seeds/demo-season.js';
import { DemoSeed } from '../../src/database/seeds/demo.seed.js';
import type { SeasonArchiveDto } from '../../src/modules/archive/dto/season-archive.dto.js';
import type { SeasonDto } from '../../src/modules/archive/dto/season.dto.js';
import { RegisterParticipantDto } from '../../src/modules/participants/dto/register-participant.dto.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { CreateProgressUpdateDto } from '../../src/modules/progress/dto/create-progress-update.dto.js';
import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { participantInput } from '../factories/participant.factory.js';
import { closeMonths, whenPublished } from '../factories/vote-month.factory.js';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the demo of two seasons', () => {
  const season = new DemoSeason(new Date(), 2);
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await app.nest.get(DemoSeed).run(season);
  });
  afterAll(() => app.stop());

  const read = async <Body>(path: string): Promise<Body> =>
    (await app.client().get(path).expect(200)).body as Body;

  const signIn = async (username: string): Promise<Client> => {
    const client = app.client();
    const { password } = DEMO_ACCOUNTS.find((account) => account.username === username)!;
    await client.post('/auth/login', { username, password }).expect(200);
    return client;
  };

  it('runs in the seventh month of the second, and the clock finds nothing to change', async () => {
    await app.nest.get(SeasonDates).round();
    const [second, first] = await read<SeasonDto[]>('/seasons');
    const { start, end, earlier } = season;
    expect(second).toMatchObject({ number: 2, state: 'running', participants: DEMO_PARTICIPANTS.length });
    expect(first).toMatchObject({ number: 1, state: 'closed', participants: 4 });
    expect(second).toMatchObject({ startsAt: start.toISOString(), endsAt: end.toISOString() });
    expect(first).toMatchObject({ startsAt: earlier.start.toISOString(), endsAt: start.toISOString() });
    expect(await read('/challenge/settings')).toMatchObject({
      ...{ season: 2, applyingSeason: 2, participantsCount: DEMO_PARTICIPANTS.length },
      ...{ challengeStartDate: start.toISOString(), challengeEndDate: end.toISOString() },
    });
  });

  it('has people, awards and judges of its own in each', async () => {
    const namesOf = async (query: string) =>
      (await read<{ name: string }[]>(`/participants${query}`)).map(({ name }) => name);
    expect(await namesOf('')).toEqual(DEMO_PARTICIPANTS.map(({ record }) => record.name));
    expect(await namesOf('?season=1')).toEqual(FIRST_STORY.participants.map(({ record }) => record.name));
    const awards = await read<{ status: string }[]>('/awards');
    expect(awards.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    const judges = await app.dataSource.query('SELECT season FROM judges ORDER BY season');
    expect(judges).toEqual([1, 1, 2, 2].map((number) => ({ season: number })));
    const roles = await app.dataSource.query(
      `SELECT DISTINCT p.season, u.role FROM participants p JOIN users u ON u.id = p.user_id ORDER BY season`,
    );
    expect(roles).toEqual([
      { season: 1, role: 'user' },
      { season: 2, role: 'participant' },
    ]);
  });

  it('tells who won the first, and what it was', async () => {
    const first = await read<SeasonArchiveDto>('/seasons/1');
    expect(first.people).toHaveLength(4);
    for (const { status, standings } of first.awards) {
      expect(status).toBe('closed');
      expect(standings).toHaveLength(4);
      expect(standings[0]!.rank).toBe(1);
      expect(standings[0]!.score).toBeGreaterThan(standings[1]!.score);
    }
    expect(first.months).toHaveLength(12);
    const reports = Object.values(FIRST_STORY.reports).flat().length;
    expect(first.sums).toMatchObject({ reports, comments: FIRST_STORY.comments.length });
    const voted = Object.values(FIRST_STORY.votes).flat();
    expect(first.sums.votes).toBe(voted.reduce((sum, votes) => sum + votes, 0));
    const [{ figures }] = await app.dataSource.query<[{ figures: object }]>(
      'SELECT figures FROM seasons WHERE number = 1',
    );
    expect(figures).toEqual({ participants: 4, ...first.sums });
  });

  it('shows portraits of both, which stand with the site', async () => {
    for (const number of [1, 2])
      for (const { profileImageUrl } of await read<{ profileImageUrl: string }[]>(
        `/participants?season=${number}`,
      )) {
        expect(profileImageUrl).toMatch(/^\/demo\/portraits\/\w+\.svg$/);
        expect(existsSync(new URL(`../../../frontend/public${profileImageUrl}`, import.meta.url))).toBe(true);
      }
  });

  it.each(FIRST_STORY.participants)('had $username, whom the policy accepts', async (participant) => {
    const { record, graduatedYearsAgo, username } = participant;
    const graduationYear = new Date().getUTCFullYear() - graduatedYearsAgo;
    const application = plainToInstance(RegisterParticipantDto, { ...record, graduationYear });
    expect(await validate(application)).toEqual([]);
    for (const { month, title, milestone, paragraphs, film, posts } of FIRST_STORY.reports[username]!) {
      const report = { month, title, milestone, description: paragraphs.join('\n\n') };
      const sent = { ...report, videoUrl: film, images: [], socialPosts: posts };
      expect(await validate(plainToInstance(CreateProgressUpdateDto, sent))).toEqual([]);
    }
  });

  it('has votes of the first in its own months, by accounts that were there', async () => {
    const votes = await app.dataSource.manager.find(Vote, { relations: { user: true, participant: true } });
    const numbers = new Set<number>();
    for (const { month, createdAt, user, participant } of votes) {
      const { season: number } = participant!;
      const own = number === 2 ? season : season.earlier;
      numbers.add(number);
      expect(month).toBe(monthOf(createdAt));
      expect(createdAt >= own.start && createdAt < own.end).toBe(true);
      expect(createdAt.getTime()).toBeGreaterThan(user!.createdAt.getTime());
    }
    expect(numbers).toEqual(new Set([1, 2]));
    const once = new Set(votes.map((vote) => `${vote.userId}/${vote.participantId}/${vote.month}`));
    expect(once.size).toBe(votes.length);
  });

  it('shows no figure that is not counted from rows', async () => {
    const figures = await app.dataSource.query(`
      SELECT p.id FROM participants p WHERE
        votes_received <> (SELECT count(*) FROM votes v WHERE v.participant_id = p.id AND counted)
        OR followers <> (SELECT count(*) FROM follows f WHERE f.participant_id = p.id)
        OR film_plays <> (SELECT sum(plays) FROM progress_updates r WHERE r.participant_id = p.id)
        OR challenge_completion <>
          (SELECT round(count(*) * 100 / 12.0) FROM progress_updates r WHERE r.participant_id = p.id)`);
    expect(figures).toEqual([]);
  });

  it('keeps the first as it was', async () => {
    const { id } = await app.dataSource.manager.findOneByOrFail(Participant, { season: 1, order: 1 });
    const { body } = await (await signIn('amara')).post('/votes', { participantId: id }).expect(409);
    expect(body).toMatchObject({ code: 'award_not_open' });
  });

  it('lets the invited take a place in the second', async () => {
    const invited = await signIn('hana');
    await invited.post('/invitations/accept', { token: demoInvitation('hana') }).expect(204);
    const { body } = await invited.post('/participants', participantInput()).expect(201);
    expect(body).toMatchObject({ season: 2, order: DEMO_PARTICIPANTS.length + 1 });
  });

  it('leaves the chain to the chain: months of both get their roots by transactions', async () => {
    await closeMonths(app);
    for (const month of [season.earlier.monthOf(1), season.earlier.monthOf(12), season.monthOf(1)]) {
      const { root, leaves } = await whenPublished(app, month);
      expect(await app.chain.registry.getFunction('roots').staticCall(month)).toBe(root);
      expect(await app.dataSource.manager.countBy(Vote, { month })).toBe(leaves);
    }
  });
});

describe('the first start with DEMO_SEASONS=2', () => {
  it('has awards that somebody won, and open ones', async () => {
    const site = await ApiProcess.prepare(undefined, { SEED_DEMO: '1', DEMO_SEASONS: '2' });
    try {
      await site.start();
      const { body } = await site.client().get('/seasons/1').expect(200);
      const { state, awards } = body as SeasonArchiveDto;
      expect(state).toBe('closed');
      expect(awards.map(({ kind }) => kind).toSorted()).toEqual(['judges', 'social', 'votes']);
      for (const { standings } of awards) expect(standings[0]!.score).toBeGreaterThan(0);
      const { body: running } = await site.client().get('/seasons/2').expect(200);
      expect((running as SeasonArchiveDto).awards.map(({ status }) => status)).toEqual([
        'open',
        'open',
        'open',
      ]);
    } finally {
      await site.close();
    }
  });
});
