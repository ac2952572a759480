import type { ParticipantPageDto } from '../../src/modules/progress/dto/participant-page.dto.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('editing a report', () => {
  let app: TestApp;
  let admin: Client;
  let author: Author;
  let other: Author;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [author, other] = (await authors(app, 2)) as [Author, Author];
  });
  beforeEach(async () => {
    for (const table of ['progress_versions', 'progress_updates'])
      await app.dataSource.query(`DELETE FROM ${table}`);
  });
  afterAll(() => app.stop());

  const versions = async (client: Client, id: number) =>
    (await client.get(`/progress-updates/${id}/versions`).expect(200)).body as unknown;
  const person = async () =>
    (await app.client().get(`/participants/${author.participantId}`).expect(200)).body as ParticipantPageDto;

  it('keeps what it said before, for its author and the administrator', async () => {
    const first = await report(author, { milestone: 'Ten sold', socialPosts: ['https://x.com/a/1'] });
    const edit = async (changes: object) =>
      (await author.client.patch(`/progress-updates/${first.id}`, changes).expect(200)).body as object;
    const second = await edit({ title: 'Eleven filters are sold' });
    expect(second).toMatchObject({
      ...first,
      title: 'Eleven filters are sold',
      revision: 2,
      updatedAt: expect.any(String),
    });
    expect(await edit({ milestone: '', videoUrl: 'https://vimeo.com/1', images: [] })).toMatchObject({
      milestone: null,
      videoUrl: 'https://vimeo.com/1',
      revision: 3,
    });
    const { title, description, milestone, videoUrl, images, socialPosts } = first;
    const written = { description, milestone, videoUrl, images, socialPosts, writtenAt: expect.any(String) };
    const kept = [
      { ...written, revision: 2, title: 'Eleven filters are sold' },
      { ...written, revision: 1, title, writtenAt: first.createdAt },
    ];
    expect(await versions(author.client, first.id)).toEqual(kept);
    expect(await versions(admin, first.id)).toEqual(kept);
    await other.client.get(`/progress-updates/${first.id}/versions`).expect(403);
    await (await signedIn(app)).client.get(`/progress-updates/${first.id}/versions`).expect(403);
    await app.client().get(`/progress-updates/${first.id}/versions`).expect(401);
  });

  it('ends after 200 versions, of which none is lost', async () => {
    const { id } = await report(author);
    await app.dataSource.query('UPDATE progress_updates SET revision = 200 WHERE id = $1', [id]);
    const edit = (title: string) => author.client.patch(`/progress-updates/${id}`, { title });
    await edit('The last of many titles').expect(200);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((word) => edit(`${word} title too many`)));
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'report_edits_used_up']),
    );
    expect(await versions(admin, id)).toHaveLength(1);
    await edit('The last of many titles').expect(200);
  });

  it('that changes nothing keeps no version', async () => {
    const first = await report(author, { images: ['/demo/repair.svg'] });
    const { title, description, images } = first;
    const { body } = await author.client.patch(`/progress-updates/${first.id}`, {
      title,
      description,
      images,
    });
    expect(body).toEqual(first);
    expect(await versions(author.client, first.id)).toEqual([]);
  });

  it('at once loses no version', async () => {
    const { id } = await report(author);
    const titles = Array.from({ length: 10 }, (_, index) => `Title number ${index}`);
    await Promise.all(
      titles.map(async (title) => author.client.patch(`/progress-updates/${id}`, { title }).expect(200)),
    );
    expect((await versions(author.client, id)) as object[]).toHaveLength(10);
    expect((await app.client().get(`/progress-updates/${id}`)).body).toMatchObject({ revision: 11 });
  });

  it("is for one's own, and leaves the month as it is", async () => {
    const { id } = await report(author);
    const { body } = await other.client.patch(`/progress-updates/${id}`, { title: 'Not mine' }).expect(403);
    expect(body).toMatchObject({ code: 'not_report_author' });
    await author.client.patch('/progress-updates/2147483647', { title: 'None there' }).expect(404);
    await author.client.patch(`/progress-updates/${id}`, { month: 2 }).expect(400);
    await author.client.patch(`/progress-updates/${id}`, { title: null }).expect(400);
    await author.client.patch(`/progress-updates/${id}`, { images: null }).expect(400);
  });

  it('moves the figures that follow from the reports', async () => {
    const third = await report(author, { month: 3, milestone: 'Third' });
    await report(author, { month: 2, milestone: 'Second' });
    await report(author, { month: 4 });
    expect(await person()).toMatchObject({ challengeCompletion: 25, currentMilestone: 'Third' });
    await author.client.patch(`/progress-updates/${third.id}`, { milestone: null }).expect(200);
    expect(await person()).toMatchObject({ challengeCompletion: 25, currentMilestone: 'Second' });
  });

  it('leaves the milestone of the registration until there is a report', async () => {
    const [fresh] = (await authors(app, 1, { currentMilestone: 'A workshop' })) as [Author];
    expect((await fresh.client.get('/participants/user')).body).toMatchObject({
      currentMilestone: 'A workshop',
    });
    await report(fresh);
    expect((await fresh.client.get('/participants/user')).body).toMatchObject({ currentMilestone: null });
  });
});
