import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { TestApp } from '../support/test-app.js';

interface Answer {
  body: unknown;
  headers: { link?: string };
}

describe('the public list of reports', () => {
  let app: TestApp;
  let one: Author;
  let two: Author;
  let filed: ProgressUpdateDto[];

  beforeAll(async () => {
    app = await TestApp.start();
    [one, two] = (await authors(app, 2)) as [Author, Author];
    filed = [];
    for (const month of [1, 2, 3])
      for (const author of [one, two]) filed.unshift(await report(author, { month }));
  });
  afterAll(() => app.stop());

  const list = async (query = '') =>
    (await app.client().get(`/progress-updates${query}`).expect(200)).body as unknown;

  it('is newest first, and can be had by participant and month', async () => {
    expect(await list()).toEqual(filed);
    expect(await list(`?participantId=${two.participantId}`)).toEqual(
      filed.filter(({ participantId }) => participantId === two.participantId),
    );
    expect(await list('?month=2')).toEqual(filed.filter(({ month }) => month === 2));
    expect(await list(`?month=2&participantId=${one.participantId}`)).toHaveLength(1);
    expect(await list('?month=12')).toEqual([]);
  });

  it('comes in pages, each naming the next', async () => {
    const seen: unknown[] = [];
    let address: string | undefined = '/progress-updates?limit=4';
    while (address !== undefined) {
      const answer: Answer = await app.client().get(address).expect(200);
      seen.push(...(answer.body as unknown[]));
      address = /<\/api(.+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(filed);
  });

  it.each(['?limit=0', '?limit=101', '?month=13', '?participantId=x', '?cursor=0', '?sort=title'])(
    'refuses %s',
    async (query) => {
      await app.client().get(`/progress-updates${query}`).expect(400);
    },
  );

  it('leaves out those who hold no place any longer', async () => {
    const admin = await app.admin();
    const place = (isActive: boolean) =>
      admin.patch(`/admin/participants/${two.participantId}`, { isActive }).expect(200);
    const theirs = filed.find(({ participantId }) => participantId === two.participantId)!;
    await place(false);
    expect(await list()).toHaveLength(3);
    await app.client().get(`/progress-updates/${theirs.id}`).expect(404);
    await app.client().post(`/progress-updates/${theirs.id}/plays`).expect(404);
    await two.client.post('/progress-updates', progressInput({ month: 4 })).expect(403);
    await place(true);
    expect(await list()).toEqual(filed);
  });
});
