import type { FilmDto } from '../../src/modules/progress/dto/film.dto.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { TestApp } from '../support/test-app.js';

const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

describe('the films of the season', () => {
  let app: TestApp;
  let author: Author;
  let other: Author;

  beforeAll(async () => {
    app = await TestApp.start();
    [author, other] = (await authors(app, 2)) as [Author, Author];
  });
  beforeEach(async () => {
    for (const table of ['progress_versions', 'progress_updates'])
      await app.dataSource.query(`DELETE FROM ${table}`);
  });
  afterAll(() => app.stop());

  const films = async () => (await app.client().get('/progress-updates/films').expect(200)).body as FilmDto[];
  const ids = async () => (await films()).map(({ id }) => id);

  it('are none before the first report with a film', async () => {
    await report(author);
    expect(await films()).toEqual([]);
  });

  it('come without the report around them', async () => {
    const { id, createdAt } = await report(author, { videoUrl: FILM, milestone: 'Ten sold' });
    expect(await films()).toEqual([
      {
        id,
        participantId: author.participantId,
        participantName: 'Amina Diallo',
        month: 1,
        title: 'The first ten filters are sold',
        milestone: 'Ten sold',
        videoUrl: FILM,
        plays: 0,
        createdAt,
      },
    ]);
  });

  it('are listed the newest first, whatever their month', async () => {
    const second = await report(author, { videoUrl: FILM, month: 2 });
    const first = await report(author, { videoUrl: FILM, month: 1 });
    const third = await report(other, { videoUrl: FILM, month: 1 });
    expect(await ids()).toEqual([third.id, first.id, second.id]);
  });

  it('come and go with the link in the report', async () => {
    const { id } = await report(author);
    await author.client.patch(`/progress-updates/${id}`, { videoUrl: FILM }).expect(200);
    expect(await ids()).toEqual([id]);
    await author.client.patch(`/progress-updates/${id}`, { videoUrl: null }).expect(200);
    expect(await ids()).toEqual([]);
  });

  it('are those of people who hold a place', async () => {
    await report(author, { videoUrl: FILM });
    const { id } = await report(other, { videoUrl: FILM });
    const admin = await app.admin();
    await admin.patch(`/admin/participants/${author.participantId}`, { isActive: false }).expect(200);
    expect(await ids()).toEqual([id]);
  });
});
