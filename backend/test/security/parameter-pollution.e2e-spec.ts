import supertest from 'supertest';
import { invited, takePlace } from '../factories/participant.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { operationsOf, readOpenApi } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

const asking = operationsOf(readOpenApi()).filter(
  ({ method, parameters }) => method === 'get' && parameters.some(({ in: place }) => place === 'query'),
);

describe('HTTP parameter pollution', () => {
  let app: TestApp;
  let client: Client;
  let participant: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    client = (await signedIn(app, 'admin')).client;
    const [person] = await invited(app, 1);
    await takePlace(person!);
    participant = person!.client;
  });
  afterAll(() => app.stop());

  const names = asking.flatMap(({ path, parameters }) =>
    parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name }) => [path.replace('/api', '').replace(/\{\w+\}/g, '1'), name] as const),
  );

  it.each(names)('of %s by a second %s is refused, or no more than the first', async (path, name) => {
    for (const query of [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}[__proto__][x]=1`]) {
      const asker = ['/participants/user', '/progress-updates/due'].includes(path) ? participant : client;
      const { status } = await asker.get(`${path}?${query}`);
      expect([query, [400, 404].includes(status)]).toEqual([query, true]);
    }
  });

  it('does not mix what stands in the address with what stands in the body', async () => {
    const { body } = await client.patch('/auth/me?language=ar', { language: 'fr' }).expect(200);
    expect(body).toMatchObject({ language: 'fr' });
    const { body: same } = await client.patch('/auth/me?language=ar').expect(200);
    expect(same).toMatchObject({ language: 'fr' });
  });

  it('does not take the last of two fields for another than the one that was checked', async () => {
    const text = '{"username":"visible","username":"x","email":"a@example.test","password":"correct horse"}';
    const request = supertest(app.url).post('/api/auth/register').set('Content-Type', 'application/json');
    const { body } = await request.send(text).expect(400);
    expect(body).toMatchObject({ details: { username: [{ code: 'username_too_short' }] } });
  });
});
