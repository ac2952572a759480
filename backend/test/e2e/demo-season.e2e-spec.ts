import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { keccak256 } from 'ethers';
import { IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { monthOf } from '../../src/common/calendar-month.js';
import { DEMO_ACCOUNTS, DEMO_JUDGES } from '../../src/database/seeds/demo-accounts.js';
import { DEMO_REPORTS } from '../../src/database/seeds/demo-reports.js';
import { DemoSeason } from '../../src/database/seeds/demo-season.js';
import { DemoSeed } from '../../src/database/seeds/demo.seed.js';
import { CLASS_VOTES_FOR } from '../../src/database/seeds/demo-votes.js';
import { AwardScore } from '../../src/modules/awards/entities/award-score.entity.js';
import type { Standing } from '../../src/modules/awards/award.types.js';
import { Follow } from '../../src/modules/follows/entities/follow.entity.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { CreateProgressUpdateDto } from '../../src/modules/progress/dto/create-progress-update.dto.js';
import { ProgressUpdate } from '../../src/modules/progress/entities/progress-update.entity.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { closeMonths, whenPublished } from '../factories/vote-month.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const PICTURES = join(__dirname, '../../../frontend/public');

describe('the season of the demo', () => {
  const season = new DemoSeason();
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await app.nest.get(DemoSeed).run(season);
  });
  afterAll(() => app.stop());

  const query = <Row>(sql: string): Promise<Row[]> => app.dataSource.query(sql);

  const signIn = async (username: string): Promise<Client> => {
    const client = app.client();
    const { password } = DEMO_ACCOUNTS.find((account) => account.username === username)!;
    await client.post('/auth/login', { username, password }).expect(200);
    return client;
  };

  it('began with the calendar month six months back, and lasts for twelve', async () => {
    const { body } = await app.client().get('/challenge/settings').expect(200);
    const now = season.now;
    const month = (distance: number): string =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + distance, 1)).toISOString();
    expect(body).toMatchObject({ challengeStartDate: month(-6), challengeEndDate: month(6) });
    const participants = await app.dataSource.manager.find(Participant);
    for (const { createdAt } of participants)
      expect(createdAt.getTime()).toBeLessThan(season.start.getTime());
  });

  it.each(Object.entries(DEMO_REPORTS))('has reports of %s that the API would take', async (_, reports) => {
    for (const { paragraphs, film, posts, pictures, ...report } of reports) {
      const images = (pictures ?? []).map((picture) => `/demo/${picture}.svg`);
      for (const image of images) expect(existsSync(join(PICTURES, image)) && image).toBe(image);
      const { month, title, milestone } = report;
      const description = paragraphs.join('\n\n');
      const sent = { month, title, milestone, description, videoUrl: film, images, socialPosts: posts };
      expect(await validate(plainToInstance(CreateProgressUpdateDto, sent))).toEqual([]);
    }
  });

  it('dates every report: none before its month, none in the future, one late and one left out', async () => {
    const reports = await app.dataSource.manager.find(ProgressUpdate, { relations: { participant: true } });
    for (const { month, createdAt } of reports) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(season.startOf(month).getTime());
      expect(createdAt.getTime()).toBeLessThan(Date.now());
    }
    const monthsOf = (name: string): number[] =>
      reports
        .filter(({ participant, month }) => participant!.name.startsWith(name) && month < 6)
        .map(({ month }) => month)
        .toSorted((one, other) => one - other);
    expect(monthsOf('Nadia')).toEqual([1, 2, 3, 4, 5]);
    expect(monthsOf('Sofie')).toEqual([1, 2, 4, 5]);
    expect(reports.some(({ participant, month }) => participant!.name.startsWith('Ravi') && month > 5)).toBe(
      false,
    );
  });

  it('shows no figure that is not counted from rows', async () => {
    const shown = await query<object>(`
      SELECT id, votes_received, comments_received, followers, film_plays, social_interactions, challenge_completion,
        judges_rating, current_milestone
      FROM participants ORDER BY id`);
    const counted = await query<object>(`
      SELECT p.id,
        (SELECT count(*)::integer FROM votes v WHERE v.participant_id = p.id AND counted) AS votes_received,
        (SELECT count(comment)::integer FROM votes v WHERE v.participant_id = p.id) AS comments_received,
        (SELECT count(*)::integer FROM follows f WHERE f.participant_id = p.id) AS followers,
        (SELECT sum(plays)::integer FROM progress_updates r WHERE r.participant_id = p.id) AS film_plays,
        (SELECT sum(interaction_count)::integer FROM progress_updates r WHERE r.participant_id = p.id)
          AS social_interactions,
        (SELECT round(count(*) * 100 / 12.0)::integer FROM progress_updates r WHERE r.participant_id = p.id)
          AS challenge_completion,
        (SELECT round(avg((impact + innovation + progress + communication) / 4.0))::integer
          FROM award_scores s WHERE s.participant_id = p.id) AS judges_rating,
        (SELECT milestone FROM progress_updates r WHERE r.participant_id = p.id AND milestone IS NOT NULL
          ORDER BY month DESC LIMIT 1) AS current_milestone
      FROM participants p ORDER BY id`);
    expect(shown).toEqual(counted);
    const totals = await query<object>(`SELECT * FROM vote_totals ORDER BY month, award_id, participant_id`);
    const rows = await query<object>(`
      SELECT month, award_id, participant_id, count(*)::integer AS votes,
        (count(*) FILTER (WHERE counted))::integer AS counted
      FROM votes GROUP BY month, award_id, participant_id ORDER BY month, award_id, participant_id`);
    expect(totals).toEqual(rows);
  });

  it('has votes in every past month, cast by the rules', async () => {
    const votes = await app.dataSource.manager.find(Vote, { relations: { user: true, participant: true } });
    expect(votes.length).toBeGreaterThan(250);
    const months = new Set(votes.map(({ month }) => month));
    for (const month of [1, 2, 3, 4, 5, 6]) expect(months).toContain(season.monthOf(month));
    for (const { month, createdAt, user, userId, participant, pseudonym, secret } of votes) {
      expect(month).toBe(monthOf(createdAt));
      expect(createdAt.getTime()).toBeLessThan(Date.now());
      expect(createdAt.getTime()).toBeGreaterThan(user!.createdAt.getTime());
      expect(userId).not.toBe(participant!.userId);
      expect(keccak256(secret!)).toBe(pseudonym);
    }
    const once = new Set(votes.map((vote) => `${vote.userId}/${vote.participantId}/${vote.month}`));
    expect(once.size).toBe(votes.length);
  });

  it('has comments of all kinds: plain, hidden with a reason that its author sees, reported', async () => {
    const { manager } = app.dataSource;
    expect(await manager.countBy(Vote, { comment: Not(IsNull()) })).toBeGreaterThan(40);
    const hidden = await manager.findOneOrFail(Vote, { where: { hidden: true }, relations: { user: true } });
    const author = await signIn(hidden.user!.username);
    const { body } = await author.get(`/participants/${hidden.participantId}/comments?limit=50`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ id: hidden.commentId, hidden: true, reason: hidden.hiddenReason }),
    );
    const { body: seen } = await app.client().get(`/participants/${hidden.participantId}/comments?limit=50`);
    expect(seen).not.toContainEqual(expect.objectContaining({ id: hidden.commentId }));
    const told = await manager.findBy(Notification, { kind: 'comment' });
    expect(told.map(({ params }) => params.comment)).not.toContain(hidden.comment!.slice(0, 140));
    const reported = await query<{ count: number }>(
      'SELECT count(DISTINCT vote_id)::integer FROM comment_reports',
    );
    expect(reported[0]!.count).toBeGreaterThan(1);
  });

  it('gives the console a burst to look at in a month that is open, and uncounted votes of an old one', async () => {
    const { body } = await (await app.admin()).get('/admin/votes/bursts').expect(200);
    const climber = await query<{ id: number }>(
      `SELECT p.id FROM participants p JOIN users u ON u.id = p.user_id WHERE u.username = '${CLASS_VOTES_FOR}'`,
    );
    expect(body).toEqual([
      expect.objectContaining({ participantId: climber[0]!.id, count: 7, counted: 7 }) as unknown,
    ]);
    const uncounted = await app.dataSource.manager.findBy(Vote, { counted: false });
    expect(uncounted).toHaveLength(4);
    for (const { month, uncountedReason } of uncounted) {
      expect(month).toBe(season.monthOf(3));
      expect(uncountedReason).not.toBeNull();
    }
  });

  it.each(['oliver', 'amara'])('lets %s look back on votes of several months', async (username) => {
    const { body } = await (await signIn(username)).get('/votes/user').expect(200);
    expect(new Set((body as Vote[]).map(({ month }) => month)).size).toBeGreaterThan(2);
  });

  it('has all awards open, with standings that somebody leads', async () => {
    const { body } = await app.client().get('/awards').expect(200);
    for (const award of body as { status: string; standings: Standing[] }[]) {
      expect(award.status).toBe('open');
      expect(award.standings).toHaveLength(5);
      const [first, ...others] = award.standings;
      expect(first!.score).toBeGreaterThan(others[0]!.score);
      expect(others.at(-1)!.score).toBeGreaterThan(0);
    }
  });

  it('rates as its judges scored', async () => {
    const judges = await query<{ username: string }>(
      'SELECT username FROM judges JOIN users ON users.id = user_id ORDER BY username',
    );
    expect(judges.map(({ username }) => username)).toEqual([...DEMO_JUDGES].toSorted());
    const { body: awards } = await app.client().get('/awards').expect(200);
    const { standings } = (awards as { kind: string; standings: Standing[] }[]).find(
      ({ kind }) => kind === 'judges',
    )!;
    const participants = await app.dataSource.manager.find(Participant);
    for (const { id, judgesRating } of participants)
      expect(judgesRating).toBe(
        Math.round(standings.find(({ participantId }) => participantId === id)!.score),
      );
  });

  it('leaves the chain to the chain: a month that is over gets its root by a transaction', async () => {
    await closeMonths(app);
    const month = season.monthOf(3);
    const { root, leaves } = await whenPublished(app, month);
    expect(await app.chain.registry.getFunction('roots').staticCall(month)).toBe(root);
    expect(await app.dataSource.manager.countBy(Vote, { month })).toBe(leaves);
    const oliver = await signIn('oliver');
    const { body } = await oliver.get('/votes/user').expect(200);
    const { id } = (body as Vote[]).find((vote) => vote.month === month)!;
    const receipt = (await oliver.get(`/votes/${id}/receipt`).expect(200)).body as { secret: string };
    expect(receipt).toMatchObject({
      month,
      root,
      secret: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
    });
  });

  it.each(['nadia', 'oliver', 'kwame'])('has news for %s, some of it read', async (username) => {
    const { body } = await (await signIn(username)).get('/notifications').expect(200);
    const { items, unread } = body as { items: Notification[]; unread: number };
    expect(unread).toBeGreaterThan(1);
    expect(items.some(({ readAt }) => readAt !== null)).toBe(true);
    for (const { createdAt } of items) expect(new Date(createdAt).getTime()).toBeLessThan(Date.now());
  });
});

describe('the season of a demo that starts on the first of a month', () => {
  it('holds nothing that lies ahead', async () => {
    const app = await TestApp.start();
    try {
      const today = new Date();
      const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1, 0, 30));
      await app.nest.get(DemoSeed).run(new DemoSeason(first));
      const { manager } = app.dataSource;
      const ahead = { createdAt: MoreThanOrEqual(first) };
      for (const entity of [ProgressUpdate, Vote, Follow, AwardScore])
        expect(await manager.countBy<object>(entity, ahead)).toBe(0);
      expect(await manager.countBy(ProgressUpdate, { month: 6 })).toBeGreaterThan(0);
    } finally {
      await app.stop();
    }
  });
});
