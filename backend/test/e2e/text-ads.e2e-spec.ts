import { adInput, submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';
describe('a text ad', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const textAd = (changes: object = {}) => adInput({ format: 'text', ...changes });
  const problem = (code: string, message: string) => [expect.objectContaining({ code, message }) as object];
  const titleProblem = problem('title_too_long', 'Title must not exceed 50 characters');

  it("keeps to the policy's limits", async () => {
    const fitting = textAd({ title: '🏮'.repeat(50), description: '🏮'.repeat(150) });
    expect((await owner.client.post('/ads', fitting).expect(201)).body).toMatchObject({ format: 'text' });
    const long = textAd({
      title: 'x'.repeat(51),
      description: 'x'.repeat(151),
      imageUrl: 'https://example.org/a.png',
    });
    const { body } = await owner.client.post('/ads', long).expect(400);
    expect((body as { details: object }).details).toEqual({
      title: titleProblem,
      description: problem('description_too_long', 'Description must not exceed 150 characters'),
      imageUrl: problem('text_ad_with_picture', 'A text ad has no picture'),
    });
  });

  it('keeps to them when it is edited, until it is a text ad no longer', async () => {
    const id = await submitAd(owner.client, textAd());
    const title = 'x'.repeat(51);
    const { body } = await owner.client.patch(`/ads/${id}`, { title }).expect(400);
    expect(body).toMatchObject({ details: { title: titleProblem } });
    expect((await owner.client.patch(`/ads/${id}`, { title, format: null }).expect(200)).body).toMatchObject({
      title,
      format: null,
    });
    await owner.client.patch(`/ads/${id}`, { format: 'text' }).expect(400);
  });

  it('has to call itself one: a plain ad without a picture may be longer', async () => {
    await owner.client.post('/ads', adInput({ title: 'x'.repeat(100) })).expect(201);
    await owner.client.post('/ads', adInput({ format: 'banner' })).expect(400);
  });
});
