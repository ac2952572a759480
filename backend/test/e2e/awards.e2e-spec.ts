import { StandingSources } from '../../src/modules/awards/standing-sources.js';
import {
  awardOf,
  type Contender,
  contenders,
  ranking,
  resetAward,
  setFigures,
} from '../factories/award.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('awards', () => {
  let app: TestApp;
  let admin: Client;
  let amina: Contender;
  let ben: Contender;
  let chen: Contender;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [amina, ben, chen] = (await contenders(app, ['Amina', 'Ben', 'Chen'])) as [
      Contender,
      Contender,
      Contender,
    ];
  });
  afterAll(() => app.stop());

  it('are the three of the specification, upcoming at first, with everybody in their standings', async () => {
    const { body } = await app.client().get('/awards').expect(200);
    expect(body).toEqual(
      ['votes', 'judges', 'social'].map((kind, index) => ({
        id: index + 1,
        kind,
        name: ["Viewers' Choice", "Judges' Choice", 'Social Media Impact'][index],
        description: expect.any(String) as string,
        ownDescription: false,
        rewardAmount: 100,
        status: 'upcoming',
        startDate: null,
        endDate: null,
        weights: kind === 'social' ? { followers: 5, comments: 3, filmPlays: 1, interactions: 1 } : null,
        standings: [amina, ben, chen].map(({ participant: { id, name } }) => ({
          participantId: id,
          name,
          score: 0,
          rank: 1,
        })),
      })),
    );
  });

  it('rank the best first: equals share a rank and stand by their place', async () => {
    await setFigures(app, amina, { followers: 0, filmPlays: 1 });
    await setFigures(app, ben, { followers: 1, socialInteractions: 2 });
    await setFigures(app, chen, { commentsReceived: 2, filmPlays: 1 });
    expect(await ranking(app, 'social')).toEqual([
      ['Ben', 7, 1],
      ['Chen', 7, 1],
      ['Amina', 1, 3],
    ]);
  });

  it('leave out whoever has no place', async () => {
    await admin.patch(`/admin/participants/${chen.participant.id}`, { isActive: false }).expect(200);
    expect((await ranking(app, 'social')).map(([name]) => name)).toEqual(['Ben', 'Amina']);
    await admin.patch(`/admin/participants/${chen.participant.id}`, { isActive: true }).expect(200);
  });

  it('have one source of scores each', () => {
    const sources = app.nest.get(StandingSources);
    expect(() => sources.register('judges', async () => new Map())).toThrow('two sources');
  });

  describe('are moved on by the administrator', () => {
    let id: number;
    beforeEach(async () => {
      id = await resetAward(app, 'social');
    });

    it('from upcoming to open to closed, each with its date', async () => {
      const opened = await admin.patch(`/admin/awards/${id}`, { status: 'open' }).expect(200);
      expect(opened.body).toMatchObject({ status: 'open', endDate: null });
      const { startDate } = opened.body as { startDate: string };
      expect(Date.now() - Date.parse(startDate)).toBeLessThan(60_000);
      const later = new Date(Date.now() + 86_400_000).toISOString();
      await admin.patch(`/admin/awards/${id}`, { endDate: later }).expect(200);
      const closed = await admin.patch(`/admin/awards/${id}`, { status: 'closed' }).expect(200);
      expect(closed.body).toMatchObject({ status: 'closed', startDate });
      expect(Date.parse((closed.body as { endDate: string }).endDate)).toBeLessThanOrEqual(Date.now());
    });

    it('and not by their dates', async () => {
      const dates = { startDate: '2020-01-01T00:00:00.000Z', endDate: '2020-02-01T00:00:00.000Z' };
      await admin.patch(`/admin/awards/${id}`, dates).expect(200);
      expect(await awardOf(app, 'social')).toMatchObject({ status: 'upcoming', ...dates });
    });

    it.each([
      ['upcoming', 'closed'],
      ['open', 'upcoming'],
      ['closed', 'upcoming'],
    ] as const)('but not from %s to %s', async (from, to) => {
      await resetAward(app, 'social', { status: from });
      const { body } = await admin.patch(`/admin/awards/${id}`, { status: to }).expect(409);
      expect(body).toMatchObject({ code: 'award_step_refused' });
    });

    it('and described anew, until the standard words return', async () => {
      const { description: standard } = await awardOf(app, 'social');
      const description = 'Whoever moves the most people wins.';
      await admin.patch(`/admin/awards/${id}`, { description, rewardAmount: 250 }).expect(200);
      expect(await awardOf(app, 'social')).toMatchObject({
        description,
        ownDescription: true,
        rewardAmount: 250,
      });
      await admin.patch(`/admin/awards/${id}`, { description: null }).expect(200);
      expect(await awardOf(app, 'social')).toMatchObject({ description: standard, ownDescription: false });
    });

    it.each([
      ['status', { status: 'over' }],
      ['startDate', { startDate: 'tomorrow' }],
      ['endDate', { endDate: '2026-02-30T00:00:00Z' }],
      ['endDate', { startDate: '2026-02-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' }],
      ['rewardAmount', { rewardAmount: -1 }],
      ['rewardAmount', { rewardAmount: null }],
      ['description', { description: 'short' }],
      ['name', { name: 'Other' }],
    ])('and refuse a wrong %s by its field (%j)', async (field, changes) => {
      const { body } = await admin.patch(`/admin/awards/${id}`, changes).expect(400);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    });

    it('and the audit tells each step, but not what changed nothing', async () => {
      await setFigures(app, ben, { followers: 30 });
      for (const status of ['open', 'open', 'closed', 'open'])
        await admin.patch(`/admin/awards/${id}`, { status }).expect(200);
      await admin.patch(`/admin/awards/${id}`, { rewardAmount: 300 }).expect(200);
      const { body } = await admin.get('/admin/audit?limit=4').expect(200);
      const { entries } = body as { entries: { action: string; subject: string; details: object }[] };
      expect(entries.map(({ action }) => action)).toEqual([
        'award.changed',
        'award.reopened',
        'award.closed',
        'award.opened',
      ]);
      expect(entries[0]).toMatchObject({
        subject: `awards/${id}`,
        details: { name: 'Social Media Impact', from: { rewardAmount: 250 }, to: { rewardAmount: 300 } },
      });
      expect(entries[2]!.details).toMatchObject({ winners: ['Ben'] });
    });

    it('and 404 for an award that does not exist', async () => {
      await admin.patch('/admin/awards/99', { status: 'open' }).expect(404);
    });
  });
});
