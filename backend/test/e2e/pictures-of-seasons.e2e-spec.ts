import { CopyPlaces } from '../../src/modules/uploads/copying/copy-places.service.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { secondPlace, secondSeason } from '../factories/season.factory.js';
import { TestApp } from '../support/test-app.js';

describe('copied pictures of somebody who takes part in two seasons', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('come to stand in the reports of both', async () => {
    const [author] = (await authors(app, 1)) as [Author];
    const address = 'https://example.org/1.png';
    const { id } = await report(author, { images: [address] });
    await secondSeason(app);
    const second = await secondPlace(app, author.participantId);
    await app.dataSource.query(
      `INSERT INTO progress_updates (participant_id, month, title, description, images)
       SELECT $1, month, title, description, images FROM progress_updates WHERE id = $2`,
      [second, id],
    );
    for (const participantId of [author.participantId, second])
      await app.dataSource.query('UPDATE participants SET followers = 0 WHERE id = $1', [participantId]);
    const place = app.nest.get(CopyPlaces).get('report')!;
    const named = { userId: author.id, address };
    const places = await app.dataSource.transaction((manager) =>
      place.place(manager, named, '/api/uploads/1'),
    );
    expect(places).toBe(2);
    const reports = await app.dataSource.query('SELECT images FROM progress_updates ORDER BY id');
    expect(reports).toEqual([{ images: ['/api/uploads/1'] }, { images: ['/api/uploads/1'] }]);
  });
});
