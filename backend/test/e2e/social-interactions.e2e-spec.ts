import { type Author, authors, report } from '../factories/progress.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('social interactions', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  it('are recorded by the administrator, summed up for the participant, and audited', async () => {
    const [author] = (await authors(app, 1)) as [Author];
    const one = await report(author, { month: 1 });
    const two = await report(author, { month: 2 });
    const record = (id: number, interactionCount: unknown) =>
      admin.patch(`/admin/progress-updates/${id}`, { interactionCount });
    expect((await record(one.id, 300).expect(200)).body).toEqual({ ...one, interactionCount: 300 });
    await record(two.id, 40).expect(200);
    await record(two.id, 45).expect(200);
    await record(two.id, 45).expect(200);
    const { body } = await app.client().get(`/participants/${author.participantId}`).expect(200);
    expect(body).toMatchObject({ socialInteractions: 345 });
    const entries = (await admin.get('/admin/audit').expect(200)).body as { entries: object[] };
    expect(entries.entries[0]).toMatchObject({
      action: 'progress.interactions_recorded',
      subject: `progress-updates/${two.id}`,
      details: { from: 40, to: 45, name: 'Amina Diallo', title: two.title },
    });
    await record(one.id, -1).expect(400);
    await record(2_147_483_647, 1).expect(404);
    await author.client.patch(`/admin/progress-updates/${one.id}`, { interactionCount: 1 }).expect(403);
  });

  it('stay as they are in a season that is closed', async () => {
    const [author] = (await authors(app, 1)) as [Author];
    const { id } = await report(author, { month: 1 });
    await app.dataSource.query('UPDATE seasons SET closed_at = now()');
    const refused = await admin.patch(`/admin/progress-updates/${id}`, { interactionCount: 7 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'season_closed', params: { season: 1 } });
    await app.dataSource.query('UPDATE seasons SET closed_at = NULL');
    await admin.patch(`/admin/progress-updates/${id}`, { interactionCount: 7 }).expect(200);
  });

  it('can be as many as there are for every month of the season', async () => {
    const [author] = (await authors(app, 1)) as [Author];
    const most = 100_000_000;
    for (let month = 1; month <= 12; month++) {
      const { id } = await report(author, { month });
      const record = (interactionCount: number) =>
        admin.patch(`/admin/progress-updates/${id}`, { interactionCount });
      await record(most + 1).expect(400);
      await record(most).expect(200);
    }
    const { body } = await app.client().get(`/participants/${author.participantId}`).expect(200);
    expect(body).toMatchObject({ socialInteractions: 12 * most });
  });
});
