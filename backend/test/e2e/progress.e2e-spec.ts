import type { ParticipantPageDto } from '../../src/modules/progress/dto/participant-page.dto.js';
import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

describe('monthly reports', () => {
  let app: TestApp;
  let author: Author;
  let other: Author;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
  });
  beforeEach(async () => {
    for (const table of ['progress_versions', 'progress_updates', 'participants'])
      await app.dataSource.query(`DELETE FROM ${table}`);
    [author, other] = (await authors(app, 2)) as [Author, Author];
  });
  afterAll(() => app.stop());

  const page = async ({ participantId }: Author) =>
    (await app.client().get(`/participants/${participantId}`).expect(200)).body as ParticipantPageDto;

  describe('filing', () => {
    it('shows the report to everybody, with what was left out empty', async () => {
      const input = progressInput({ milestone: 'Ten sold', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
      const { body } = await author.client.post('/progress-updates', input).expect(201);
      const { id, createdAt } = body as ProgressUpdateDto;
      const kept = {
        ...input,
        id,
        participantId: author.participantId,
        participantName: 'Amina Diallo',
        images: [],
        socialPosts: [],
        interactionCount: 0,
        plays: 0,
        revision: 1,
        createdAt,
        updatedAt: createdAt,
      };
      expect(body).toEqual(kept);
      expect((await app.client().get(`/progress-updates/${id}`).expect(200)).body).toEqual(kept);
      expect((await page(author)).progressUpdates).toEqual([kept]);
    });

    it('a second time for a month is refused, with the report that is there', async () => {
      const { id } = await report(author, { month: 2 });
      const { body } = await author.client.post('/progress-updates', progressInput({ month: 2 })).expect(409);
      expect(body).toEqual({
        statusCode: 409,
        code: 'report_exists',
        params: { month: 2, id },
        message: 'You have reported on month 2 already. Please edit that report instead.',
      });
      await report(other, { month: 2 });
    });

    it('at once, many times, files one report', async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, async () => author.client.post('/progress-updates', progressInput())),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, ...Array<number>(29).fill(409)]);
      expect((await page(author)).challengeCompletion).toBe(8);
    });

    it.each([
      ['title', 'Four', 'Title must be at least 5 characters'],
      ['title', 'x'.repeat(101), 'Title must not exceed 100 characters'],
      ['description', 'x'.repeat(19), 'Description must be at least 20 characters'],
      ['description', 'x'.repeat(5001), 'Description must not exceed 5000 characters'],
      ['month', 0, 'month must be a whole number from 1 to 12'],
      ['month', 13, 'month must be a whole number from 1 to 12'],
      ['month', undefined, 'month must be a whole number from 1 to 12'],
      ['milestone', 'x'.repeat(201), 'Milestone must not exceed 200 characters'],
      ['videoUrl', 'javascript:alert(1)', 'Please enter an address that starts with http:// or https://'],
      ['videoUrl', 'youtu.be/aqz', 'Please enter an address that starts with http:// or https://'],
      ['interactionCount', 5000, 'interactionCount is not a known field'],
    ])('with %s %j is refused, and names the field', async (field, value, message) => {
      const input = progressInput({ [field]: value });
      const { body } = await author.client.post('/progress-updates', input).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it.each(['images', 'socialPosts'])('with %s that are no addresses is refused', async (field) => {
      const eleven = Array.from({ length: 11 }, (_, index) => `https://example.org/${index}`);
      for (const value of [
        ['javascript:alert(1)'],
        ['data:text/html,x'],
        ['//elsewhere'],
        [7],
        'x',
        null,
        eleven,
      ]) {
        const input = progressInput({ [field]: value });
        const { body } = await author.client.post('/progress-updates', input).expect(400);
        expect([value, body]).toMatchObject([value, { errors: { [field]: [expect.any(String)] } }]);
      }
      const filed = await report(author, { [field]: [...eleven.slice(1), ' https://example.org/1 '] });
      const { body: months } = await author.client.get('/progress-updates/due').expect(200);
      const { pictures } = (months as { pictures: { address: string }[] }[])[filed.month - 1]!;
      const kept = { ...filed, images: pictures.map(({ address }) => address) };
      expect(kept).toMatchObject({ [field]: eleven.slice(1) });
    });

    it('is told to followers, and to open pages', async () => {
      const { client } = await signedIn(app);
      await client.put(`/participants/${author.participantId}/follow`).expect(204);
      await app.dataSource.query('DELETE FROM site_events');
      const { id, title } = await report(author, { month: 3 });
      const { participantId } = author;
      const told = await app.dataSource.query('SELECT event, data FROM site_events WHERE user_id IS NULL');
      expect(told).toEqual([{ event: 'progress', data: { id, participantId } }]);
      await eventually(async () => {
        const { body } = await client.get('/notifications').expect(200);
        const params = { participantId, name: 'Amina Diallo', month: 3, title, reportId: id };
        expect(body).toMatchObject({ items: [{ kind: 'progress', params }], unread: 1 });
      });
    });

    it('keeps script as the text that it is', async () => {
      const title = '<script>alert(1)</script>';
      const { id } = await report(author, { title });
      const { body, headers } = await app.client().get(`/progress-updates/${id}`);
      expect(body).toMatchObject({ title });
      expect(headers['content-type']).toContain('application/json');
    });
  });
});
