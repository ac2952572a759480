import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { TestApp } from '../support/test-app.js';

describe('playing a film', () => {
  let app: TestApp;
  let author: Author;

  beforeAll(async () => {
    app = await TestApp.start();
    [author] = (await authors(app, 1)) as [Author];
  });
  afterAll(() => app.stop());

  const played = async (id: number) => {
    const { body } = await app.client().get(`/progress-updates/${id}`).expect(200);
    const [row] = await app.dataSource.query<{ film_plays: number }[]>('SELECT film_plays FROM participants');
    return [(body as ProgressUpdateDto).plays, row!.film_plays];
  };

  it('counts once a day for a network, and for each account', async () => {
    await longBeforeNext(app.dataSource, 'day');
    const { id } = await report(author, { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    const silent = await report(author, { month: 2 });
    const visitor = app.client();
    await Promise.all(
      Array.from({ length: 8 }, async () => visitor.post(`/progress-updates/${id}/plays`).expect(204)),
    );
    expect(await played(id)).toEqual([1, 1]);
    const { client } = await signedIn(app);
    await client.post(`/progress-updates/${id}/plays`).expect(204);
    await client.post(`/progress-updates/${id}/plays`).expect(204);
    await client.post(`/progress-updates/${silent.id}/plays`).expect(204);
    expect(await played(id)).toEqual([2, 2]);
    expect(await played(silent.id)).toEqual([0, 2]);
    await client.post('/progress-updates/2147483647/plays').expect(404);
  });
});
