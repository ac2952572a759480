import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { secondPlace, secondSeason } from '../factories/season.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('reports of a season when the next one has begun', () => {
  let app: TestApp;
  let former: Author;
  let again: Author;
  let second: number;
  let stranger: SignedIn;
  const earlier = new Map<Author, ProgressUpdateDto>();

  beforeAll(async () => {
    app = await TestApp.start();
    [former, again] = (await authors(app, 2)) as [Author, Author];
    for (const author of [former, again]) earlier.set(author, await report(author, { month: 11 }));
    await secondSeason(app);
    second = await secondPlace(app, again.participantId);
    // As where a season begins.
    await app.dataSource.query(`UPDATE users SET role = 'user' WHERE id = $1`, [former.id]);
    stranger = await signedIn(app);
  });
  afterAll(() => app.stop());

  it('are filed and edited by who only took part in the one before', async () => {
    const { client, participantId } = former;
    const { body } = await client.post('/progress-updates', progressInput({ month: 12 })).expect(201);
    expect(body).toMatchObject({ participantId, month: 12 });
    const { id } = earlier.get(former)!;
    const edited = await client.patch(`/progress-updates/${id}`, { title: 'Twelve filters' }).expect(200);
    expect(edited.body).toMatchObject({ title: 'Twelve filters', participantId });
    expect((await client.get(`/progress-updates/${id}/versions`).expect(200)).body).toHaveLength(1);
    const { body: due } = await client.get('/progress-updates/due').expect(200);
    expect((due as { state: string }[]).filter(({ state }) => state === 'done')).toHaveLength(2);
    await client.patch('/participants/user', { profession: 'Carpenter' }).expect(200);
    const own = await client.get('/participants/user').expect(200);
    expect(own.body).toMatchObject({ id: participantId, season: 1, profession: 'Carpenter' });
  });

  it('are of the season that is named, the current one if none is', async () => {
    const { client, participantId } = again;
    const file = async (search: string, month: number) =>
      (await client.post(`/progress-updates${search}`, progressInput({ month })).expect(201)).body as object;
    expect(await file('?season=1', 12)).toMatchObject({ participantId });
    expect(await file('', 1)).toMatchObject({ participantId: second });
    const done = async (search: string) => {
      const { body } = await client.get(`/progress-updates/due${search}`).expect(200);
      const months = body as { state: string; month: number }[];
      return months.filter(({ state }) => state === 'done').map(({ month }) => month);
    };
    expect(await done('?season=1')).toEqual([11, 12]);
    expect(await done('')).toEqual([1]);
    await client.get('/progress-updates/due?season=3').expect(404);
    const { id } = earlier.get(again)!;
    await client.patch(`/progress-updates/${id}`, { title: 'Once more' }).expect(200);
    const foreign = await client.patch(`/progress-updates/${earlier.get(former)!.id}`, {}).expect(403);
    expect(foreign.body).toMatchObject({ code: 'not_report_author' });
  });

  const answers = async ({ client }: SignedIn) => {
    const { id } = earlier.get(former)!;
    const all = await Promise.all([
      client.post('/progress-updates', { nonsense: true }),
      client.patch(`/progress-updates/${id}`, { nonsense: true }),
      client.get(`/progress-updates/${id}/versions`),
      client.get('/progress-updates/due'),
      client.get('/participants/user'),
      client.patch('/participants/user', { nonsense: true }),
    ]);
    return all.map(({ status, body }) => [status, (body as { code?: string }).code]);
  };

  it('are nobody else’s, nor anybody’s once that season is closed', async () => {
    const refused = Array.from({ length: 6 }, () => [403, 'not_allowed']);
    expect(await answers(stranger)).toEqual(refused);
    await app.dataSource.query('UPDATE seasons SET closed_at = now() WHERE number = 1');
    expect(await answers(former)).toEqual(refused);
    const late = await again.client
      .post('/progress-updates?season=1', progressInput({ month: 10 }))
      .expect(409);
    expect(late.body).toMatchObject({ code: 'season_closed' });
  });
});
