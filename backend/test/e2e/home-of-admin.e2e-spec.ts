import type { AdminHomeDto } from '../../src/modules/homes/dto/admin-home.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { type Author, report } from '../factories/progress.factory.js';
import { comment, hideComment } from '../factories/talk.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { candidates, castComment } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the home of an administrator', () => {
  let app: TestApp;
  let admin: Client;
  let person: Author;
  let home: () => Promise<AdminHomeDto>;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [person] = (await candidates(app, 1)) as [Author];
    home = async () => (await admin.get('/homes/admin').expect(200)).body as AdminHomeDto;
  });
  afterAll(() => app.stop());

  it('counts the ads that wait, names those that wait longest, and counts those that were reported', async () => {
    const { client } = await signedIn(app);
    const ids = [];
    for (const title of ['First', 'Second', 'Third', 'Fourth']) ids.push(await submitAd(client, { title }));
    const before = await home();
    expect(before).toMatchObject({ pendingAds: 4, reportedAds: 0, countedTo: 100 });
    expect(before.oldestAds.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    await admin.patch(`/ads/${ids[0]}/status`, { status: 'approved' }).expect(200);
    await admin.post(`/ads/${ids[0]}/report`).expect(204);
    const after = await home();
    expect(after).toMatchObject({ pendingAds: 3, reportedAds: 1 });
    expect(after.oldestAds.map(({ title }) => title)).toEqual(['Second', 'Third', 'Fourth']);
  });

  it('counts each reported comment once, until it is hidden or left to stand', async () => {
    const writers = [await signedIn(app), await signedIn(app)] as const;
    const first = await castComment(writers[0].client, person.participantId, 'Onwards');
    const second = await castComment(writers[1].client, person.participantId, 'Upwards');
    for (const { client } of writers)
      for (const id of [first, second]) await client.post(`/comments/${id}/report`);
    await admin.post(`/comments/${first}/report`).expect(204);
    expect(await home()).toMatchObject({ reportedComments: 2 });
    await admin.patch(`/admin/comments/${first}`, { hidden: true, reason: 'Off topic' }).expect(200);
    expect(await home()).toMatchObject({ reportedComments: 1 });
    await admin.patch(`/admin/comments/${second}`, { hidden: false }).expect(200);
    expect(await home()).toMatchObject({ reportedComments: 0 });
  });

  it('counts comments on reports that were reported in the same way', async () => {
    const [writer, reader] = [await signedIn(app), await signedIn(app)];
    const { id: reportId } = await report(person);
    const first = await comment(writer, reportId, 'Onwards');
    const second = await comment(writer, reportId, 'Upwards', first.id);
    for (const { client } of [reader, person])
      for (const { id } of [first, second]) await client.post(`/report-comments/${id}/report`).expect(204);
    expect(await home()).toMatchObject({ reportedComments: 2 });
    await hideComment(admin, first.id).expect(200);
    expect(await home()).toMatchObject({ reportedComments: 1 });
    await admin.patch(`/admin/report-comments/${second.id}`, { hidden: false }).expect(200);
    expect(await home()).toMatchObject({ reportedComments: 0 });
  });

  it('counts alarms that are open, letters that were given up and payments that wait for a person', async () => {
    const before = await home();
    await app.dataSource.query(
      `INSERT INTO alarms (code, key, params) VALUES ('role_changed', 'of-the-test', '{}')`,
    );
    await app.dataSource.query(
      `INSERT INTO outbox (recipient, language, kind, params, next_try_at, failed_at)
       VALUES ('someone@example.test', 'en', 'email_changed', '{}', now(), now())`,
    );
    expect(await home()).toMatchObject({
      alarms: before.alarms + 1,
      failedLetters: before.failedLetters + 1,
      payments: 0,
    });
  });

  it('is for administrators alone', async () => {
    await app.client().get('/homes/admin').expect(401);
    const { client } = await signedIn(app);
    await client.get('/homes/admin').expect(403);
  });
});
