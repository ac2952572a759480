import { auditEntries } from '../factories/audit.factory.js';
import { dateFirstSeason, planSeason, seasonInput, seasonOf } from '../factories/season.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const ADMINISTRATORS = 3;

describe('several administrators at once', () => {
  let app: TestApp;
  let admins: Client[];

  beforeEach(async () => {
    app = await TestApp.start();
    admins = await Promise.all(Array.from({ length: ADMINISTRATORS }, () => app.admin()));
    await dateFirstSeason(admins[0]!);
  });
  afterEach(() => app.stop());

  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const actions = async () => (await auditEntries(admins[0]!)).map(({ action }) => action);

  it('plan one season', async () => {
    const answers = await Promise.all(admins.map((admin) => admin.post('/admin/seasons', seasonInput())));
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: ADMINISTRATORS - 1 }, () => 409)]);
    const { body } = await admins[0]!.get('/admin/seasons').expect(200);
    expect(body).toHaveLength(2);
    const { body: awards } = await app.client().get('/awards?season=2').expect(200);
    expect(awards).toHaveLength(3);
    expect((await actions()).filter((action) => action === 'season.planned')).toHaveLength(1);
  });

  it('change it one after the other, and no change is undone unseen', async () => {
    const { revision } = await planSeason(admins[0]!);
    const answers = await Promise.all(
      admins.map((admin, index) => admin.patch('/admin/seasons/2', { places: index + 11, revision })),
    );
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: ADMINISTRATORS - 1 }, () => 409)]);
    const saved = answers.find(({ status }) => status === 200)!.body as { places: number };
    expect(await seasonOf(admins[0]!, 2)).toMatchObject({ places: saved.places, revision: revision + 1 });
  });
});
