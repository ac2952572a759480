import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { DEMO_ACCOUNTS, demoInvitation } from '../../src/database/seeds/demo-accounts.js';
import { DEMO_PARTICIPANTS } from '../../src/database/seeds/demo-participants.js';
import { DemoSeed } from '../../src/database/seeds/demo.seed.js';
import { RegisterParticipantDto } from '../../src/modules/participants/dto/register-participant.dto.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { SLOTS } from '../../src/modules/placements/placement.types.js';
import { participantInput } from '../factories/participant.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the demo data', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await app.nest.get(DemoSeed).run();
  });
  afterAll(() => app.stop());

  const signIn = async (username: string): Promise<Client> => {
    const client = app.client();
    const { password } = DEMO_ACCOUNTS.find((account) => account.username === username)!;
    await client.post('/auth/login', { username, password }).expect(200);
    return client;
  };

  it('shows participants in their places, with portraits', async () => {
    const { body } = await app.client().get('/participants').expect(200);
    expect(body).toMatchObject(
      DEMO_PARTICIPANTS.map(({ username, record: { name } }, index) => ({
        order: index + 1,
        name,
        profileImageUrl: `/demo/portraits/${username}.svg`,
      })),
    );
  });

  it.each(DEMO_PARTICIPANTS)('has a participant $username whom the policy accepts', async (participant) => {
    const graduationYear = new Date().getUTCFullYear() - participant.graduatedYearsAgo;
    const application = plainToInstance(RegisterParticipantDto, { ...participant.record, graduationYear });
    expect(await validate(application)).toEqual([]);
  });

  it('lets participants see their record, and the invited take a place', async () => {
    const participant = await signIn('nadia');
    expect((await participant.get('/participants/user').expect(200)).body).toMatchObject({ order: 1 });
    const invited = await signIn('hana');
    await invited.post('/invitations/accept', { token: demoInvitation('hana') }).expect(204);
    expect((await invited.post('/participants', participantInput()).expect(201)).body).toMatchObject({
      order: 6,
    });
  });

  it('knows of each ad in its run since when it is approved', async () => {
    const undated = `SELECT id FROM ads WHERE status = 'approved' AND (approved_at IS NULL OR approved_at > running_since)`;
    expect(await app.dataSource.query(undated)).toEqual([]);
    expect(await app.dataSource.manager.countBy(Ad, { status: 'approved' })).toBeGreaterThan(0);
  });

  it('shows what ads had in their places for three weeks, of no day before their runs', async () => {
    const [known] = await app.dataSource.query<{ days: number; last: number; early: number }[]>(
      `SELECT count(DISTINCT day)::integer AS days, max(day) - min(day) + 1 AS last,
         count(*) FILTER (WHERE day < (running_since AT TIME ZONE 'UTC')::date)::integer AS early
       FROM ad_counts JOIN ads ON ads.id = ad_id`,
    );
    expect(known!.days).toBeGreaterThanOrEqual(21);
    expect(known).toEqual({ days: known!.days, last: known!.days, early: 0 });
  });

  it('has fewer pages opened at weekends, about half as many', async () => {
    const places = await app.dataSource.query<{ share: number }[]>(
      `SELECT (avg(served) FILTER (WHERE extract(isodow FROM day) >= 6)
         / avg(served) FILTER (WHERE extract(isodow FROM day) < 6))::float8 AS share FROM ad_counts GROUP BY slot`,
    );
    expect(places).toHaveLength(SLOTS.length);
    for (const { share } of places) expect(Math.abs(share - 0.45)).toBeLessThan(0.15);
  });

  it('counts down to a day ahead', async () => {
    const { body } = await app.client().get('/challenge/settings').expect(200);
    const { challengeEndDate } = body as { challengeEndDate: string };
    expect(new Date(challengeEndDate).getTime()).toBeGreaterThan(Date.now());
  });

  it('links a viewer to the account of the same e-mail, and flags an ad of a participant', async () => {
    const admin = await app.admin();
    const { body: viewers } = await admin.get('/admin/viewers').expect(200);
    const account = (await (await signIn('oliver')).get('/auth/me')).body as { id: number };
    expect(viewers).toContainEqual(
      expect.objectContaining({ email: 'oliver@example.test', userId: account.id }),
    );
    const { body: ads } = await admin.get('/admin/ads').expect(200);
    expect(ads).toContainEqual(expect.objectContaining({ username: 'kwame', byParticipant: true }));
  });

  it('is made once', async () => {
    const before = (await app.client().get('/ads')).body as unknown[];
    await app.nest.get(DemoSeed).run();
    expect((await app.client().get('/ads')).body).toHaveLength(before.length);
  });
});
