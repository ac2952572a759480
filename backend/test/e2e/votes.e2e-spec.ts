import { keccak256 } from 'ethers';
import { endOfMonth, monthOf } from '../../src/common/calendar-month.js';
import { Award } from '../../src/modules/awards/entities/award.entity.js';
import type { NewVoteDto } from '../../src/modules/votes/dto/vote.dto.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { REFUSED_VOTES_PER_HOUR } from '../../src/modules/votes/refused-votes.service.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import {
  type Candidate,
  candidates,
  castVote,
  commentsOn,
  drawPseudonym,
  openVoting,
  tellVotes,
} from '../factories/vote.factory.js';
import { TestApp } from '../support/test-app.js';

describe('a vote', () => {
  let app: TestApp;
  let amina: Candidate;
  let bela: Candidate;
  let carla: Candidate;
  let voter: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    [amina, bela, carla] = (await candidates(app, 3)) as [Candidate, Candidate, Candidate];
  });
  beforeEach(async () => {
    voter = await signedIn(app);
  });
  afterAll(() => app.stop());

  const votesReceived = async (id: number): Promise<number> =>
    ((await app.client().get(`/participants/${id}`).expect(200)).body as { votesReceived: number })
      .votesReceived;

  it('is answered with what was counted, and counts at once', async () => {
    const before = await votesReceived(amina.participantId);
    const pseudonym = drawPseudonym();
    const input = { comment: '  The filters work in our village too. ', pseudonym };
    expect(await castVote(voter.client, amina.participantId, input)).toEqual({
      id: expect.any(Number) as number,
      participantId: amina.participantId,
      awardId: 1,
      month: monthOf(new Date()),
      comment: 'The filters work in our village too.',
      commentId: expect.any(Number) as number,
      pseudonym,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect(await votesReceived(amina.participantId)).toBe(before + 1);
  });

  it('may be refused so often an hour; one that is taken counts for none', async () => {
    const vote = ({ client }: SignedIn, { participantId }: Candidate) =>
      client.post('/votes', { participantId });
    const key = `refused-vote:${voter.id}`;
    const points = async () =>
      (
        await app.dataSource.query<{ points: number }[]>('SELECT points FROM rate_limits WHERE key = $1', [
          key,
        ])
      )[0]?.points;
    await vote(voter, amina).expect(201);
    expect(await points()).toBeUndefined();
    await vote(voter, amina).expect(409);
    expect(await points()).toBe(1);
    // Up to the last one, as another process would have counted them.
    const most = REFUSED_VOTES_PER_HOUR - 1;
    await app.dataSource.query('UPDATE rate_limits SET points = $1 WHERE key = $2', [most, key]);
    await vote(voter, bela).expect(201);
    await voter.client.post('/votes', { participantId: 2_000_000_000 }).expect(404);
    for (const candidate of [amina, bela, carla]) {
      const { body, headers } = await vote(voter, candidate).expect(429);
      expect(body).toMatchObject({ code: 'too_many_votes' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    }
    await vote(await signedIn(app), amina).expect(201);
  });

  it('has a secret of the server where the voter drew none', async () => {
    const { secret, pseudonym } = await castVote(voter.client, amina.participantId);
    expect(secret).toMatch(/^0x[0-9a-f]{64}$/);
    expect(pseudonym).toBe(keccak256(secret!));
  });

  it('is possible once a month for each participant, and the refusal tells when the next one is', async () => {
    const vote = await castVote(voter.client, amina.participantId);
    await castVote(voter.client, bela.participantId);
    const { body } = await voter.client.post('/votes', { participantId: amina.participantId }).expect(409);
    expect(body).toMatchObject({
      code: 'already_voted',
      params: { next: endOfMonth(vote.month).toISOString() },
    });
  });
  it('is taken from accounts of every role, but not from visitors', async () => {
    for (const role of ['user', 'viewer', 'participant', 'admin'] as const) {
      const { client } = await signedIn(app, role);
      await castVote(client, amina.participantId);
    }
    await app.client().post('/votes', { participantId: amina.participantId }).expect(401);
  });

  it('may be for others alone', async () => {
    const { body } = await amina.client.post('/votes', { participantId: amina.participantId }).expect(403);
    expect(body).toMatchObject({ code: 'vote_for_oneself' });
    await castVote(amina.client, bela.participantId);
  });

  it('needs a participant and an award that exist', async () => {
    const refusal = async (input: object) => (await voter.client.post('/votes', input).expect(404)).body;
    expect(await refusal({ participantId: 99 })).toMatchObject({ code: 'participant_not_found' });
    const { participantId } = amina;
    expect(await refusal({ participantId, awardId: 99 })).toMatchObject({ code: 'award_not_found' });
  });

  it('is not for somebody without a place', async () => {
    const admin = await app.admin();
    const address = `/admin/participants/${bela.participantId}`;
    await admin.patch(address, { isActive: false }).expect(200);
    await voter.client.post('/votes', { participantId: bela.participantId }).expect(404);
    await admin.patch(address, { isActive: true }).expect(200);
    await castVote(voter.client, bela.participantId);
  });

  it('is for an award that is voted on', async () => {
    const input = { participantId: amina.participantId, awardId: 2 };
    await app.dataSource.manager.update(Award, { id: 2 }, { status: 'open' });
    const { body } = await voter.client.post('/votes', input).expect(400);
    expect(body).toMatchObject({
      code: 'award_not_voted_on',
      errors: { awardId: [expect.any(String)] },
    });
  });

  it.each(['upcoming', 'closed'] as const)('is refused while the award is %s', async (status) => {
    await app.dataSource.manager.update(Award, { id: 1 }, { status });
    const { body } = await voter.client.post('/votes', { participantId: amina.participantId }).expect(409);
    expect(body).toMatchObject({ code: 'award_not_open' });
    await openVoting(app);
    await castVote(voter.client, amina.participantId, { awardId: 1 });
  });

  it('has a pseudonym of its own, however it is written', async () => {
    const pseudonym = drawPseudonym();
    await castVote(voter.client, amina.participantId, { pseudonym });
    const shouted = `0x${pseudonym.slice(2).toUpperCase()}`;
    const other = await signedIn(app);
    const input = { participantId: amina.participantId, pseudonym: shouted };
    const { body } = await other.client.post('/votes', input).expect(409);
    expect(body).toMatchObject({ code: 'pseudonym_taken', errors: { pseudonym: [expect.any(String)] } });
    const { participantId } = bela;
    const { pseudonym: kept } = await castVote(other.client, participantId, {
      pseudonym: `0x${drawPseudonym().slice(2).toUpperCase()}`,
    });
    expect(kept).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it.each([
    ['participantId', undefined, 'whole_number_required'],
    ['participantId', 0, 'whole_number_required'],
    ['participantId', 2 ** 31, 'whole_number_required'],
    ['awardId', 'first', 'whole_number_required'],
    ['awardId', null, 'whole_number_required'],
    ['comment', 7, 'text_required'],
    ['comment', 'x'.repeat(501), 'text_too_long'],
    ['comment', 'nul\u0000', 'text_not_storable'],
    ['pseudonym', '0x12', 'pseudonym_invalid'],
    ['pseudonym', 'f'.repeat(64), 'pseudonym_invalid'],
    ['pseudonym', `0x${'g'.repeat(64)}`, 'pseudonym_invalid'],
    ['value', 2, 'unknown_field'],
  ])('with %s = %j is refused', async (field, value, code) => {
    const input = { participantId: amina.participantId, [field]: value };
    const { body } = await voter.client.post('/votes', input).expect(400);
    expect(body).toMatchObject({ details: { [field]: [{ code }] } });
  });

  it('may say 500 characters, or nothing', async () => {
    const comment = '🙂'.repeat(500);
    expect(await castVote(voter.client, amina.participantId, { comment })).toMatchObject({ comment });
    expect(await castVote(voter.client, bela.participantId, { comment: '  ' })).toMatchObject({
      comment: null,
    });
  });

  it('stands among the own ones, newest first, with what became of it', async () => {
    const first = await castVote(voter.client, amina.participantId, { comment: 'Go on' });
    const second = await castVote(voter.client, bela.participantId, { pseudonym: drawPseudonym() });
    const reason = 'One of many from one address';
    const admin = await app.admin();
    await admin.patch(`/admin/votes/${first.id}`, { counted: false, reason }).expect(200);
    const { body } = await voter.client.get('/votes/user').expect(200);
    const open = { counted: true, uncountedReason: null, hidden: false, hiddenReason: null };
    const participantName = 'Amina Diallo';
    const { secret: _, ...told } = first;
    expect(body).toEqual([
      { ...second, ...open, participantName },
      { ...told, ...open, participantName, counted: false, uncountedReason: reason },
    ]);
    await app.client().get('/votes/user').expect(401);
  });

  it('shows of a viewer, whose username is their e-mail address, the name that they gave', async () => {
    const client = app.client();
    const email = 'oliver.twist@example.org';
    await client.post('/viewers', { name: ' Oliver ', email, password: 'correct horse' }).expect(201);
    await castVote(client, bela.participantId, { comment: 'Seen by everybody' });
    const [comment] = await commentsOn(app.client(), bela.participantId);
    expect(comment).toMatchObject({ username: 'Oliver', comment: 'Seen by everybody' });
    const told = await bela.client.get('/notifications').expect(200);
    const { items } = told.body as { items: { params: object }[] };
    // News of how many votes came is another job's, and may be the newer.
    const comments = items.filter(({ params }) => 'comment' in params);
    expect(comments[0]).toMatchObject({ params: { name: 'Oliver', comment: 'Seen by everybody' } });
    expect(JSON.stringify(told.body)).not.toContain('oliver.twist');
  });

  it('tells nobody who gave it, unless they wrote a comment', async () => {
    await castVote(voter.client, bela.participantId);
    await tellVotes(app);
    const { body } = await bela.client.get('/notifications').expect(200);
    const [newest] = (body as { items: { kind: string; params: object }[] }).items;
    expect(newest).toMatchObject({ kind: 'vote' });
    expect(newest?.params).not.toHaveProperty('name');
  });

  it('is one piece of news with the others of its month, which comes anew with each', async () => {
    const news = async () => {
      await tellVotes(app);
      const { body } = await carla.client.get('/notifications').expect(200);
      return body as { items: { id: number; kind: string; params: object }[]; unread: number };
    };
    await castVote(voter.client, carla.participantId);
    const { items } = await news();
    expect(items).toMatchObject([{ kind: 'vote', params: { count: 1 } }]);
    await carla.client.post('/notifications/read', { upTo: items[0]!.id }).expect(204);
    await castVote((await signedIn(app)).client, carla.participantId, { comment: 'Go on' });
    await castVote((await signedIn(app)).client, carla.participantId);
    const after = await news();
    expect(after).toMatchObject({
      unread: 2,
      items: [
        { kind: 'vote', params: { participantId: carla.participantId, count: 2 } },
        { kind: 'comment', params: { comment: 'Go on' } },
      ],
    });
  });

  it('does not say from which address it came', async () => {
    const { id } = await castVote(voter.client, amina.participantId);
    const { addressHash } = await app.dataSource.manager.findOneByOrFail(Vote, { id });
    expect(addressHash).toMatch(/^[\w-]{22}$/);
    const { body } = await voter.client.get('/votes/user').expect(200);
    const [own] = body as NewVoteDto[];
    expect(JSON.stringify(own)).not.toContain(addressHash);
  });
});
