import supertest from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { operationsOf, readOpenApi } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

const NAMES = ['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const taking = operationsOf(readOpenApi()).filter(
  ({ requestBody }) => requestBody?.content['application/json'],
);

describe('bodies that no DTO describes', () => {
  let app: TestApp;
  let client: Client;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    client = (await signedIn(app, 'admin')).client;
    adId = await submitAd(client);
  });
  afterAll(() => app.stop());

  const addressOf = (path: string): string => path.replace('/api', '').replace(/\{\w+\}/, String(adId));

  it.each(taking.map(({ name, method, path }) => [name, method, path] as const))(
    'are refused by %s when they are no object',
    async (_, method, path) => {
      for (const body of [[], [{}], [[]]]) {
        const { status } = await client[method as 'post'](addressOf(path), body);
        // A role that may not call is refused before its body is read.
        expect([400, 403]).toContain(status);
      }
    },
  );

  it.each([
    ['patch', '/auth/me'],
    ['patch', '/ads/:id'],
    ['post', '/ads/:id/payment'],
  ] as const)('are input that is not valid: %s %s', async (method, path) => {
    const { body } = await client[method](path.replace(':id', String(adId)), []).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: {} });
  });

  it.each(NAMES)('are told of a field named %s like of any unknown one', async (name) => {
    const { body } = await client
      .patch('/auth/me')
      .serialize(() => `{"${name}":"x"}`)
      .expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', message: `${name} is not a known field` });
    expect(Object.keys((body as { errors: object }).errors)).toEqual([name]);
  });

  it('are told of the field in which such a one is hidden', async () => {
    const text = '{"title":"x","targetAudience":[{"a":{"__proto__":{"admin":true}}}]}';
    const { body } = await client
      .patch(`/ads/${adId}`)
      .serialize(() => text)
      .expect(400);
    expect(body).toMatchObject({ message: 'targetAudience is not a known field' });
  });

  it.each(NAMES)('have their like in the address: ?%s', async (name) => {
    const { body } = await supertest(app.url).get(`/api/ads?${name}=1`).expect(400);
    expect(body).toMatchObject({ message: `${name} is not a known field` });
  });
});
