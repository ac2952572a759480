import { invited, takePlace } from '../factories/participant.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import {
  operationsOf,
  type PlacedOperation,
  readOpenApi,
  type Schema,
  schemaOf,
} from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

/** A field of a body, by its path, and a value of another type than its own. */
interface WrongField {
  field: string;
  body: object;
}

const document = readOpenApi();

/** What reads like the right value, but is of another type. */
const WRONG: Record<string, unknown[]> = {
  number: ['7', '', true, [7]],
  boolean: ['true', 'false', 1, 0],
  string: [7, true, ['7']],
  array: ['7', 7],
  object: ['7', 7],
};

function wrongFields(schema: Schema, prefix: string[] = []): WrongField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const property = schemaOf(given, document);
    const path = [...prefix, name];
    const values = WRONG[property.type ?? ''] ?? [];
    const wrong = values.map((value) => ({ field: path.join('.'), body: nested(path, value) }));
    return [...wrong, ...wrongFields(property, path)];
  });
}

const nested = (path: string[], value: unknown): object =>
  path.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const operations = operationsOf(document).flatMap((operation) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? [{ operation, fields: wrongFields(schemaOf(schema, document)) }] : [];
});

describe('a value of another type than the field', () => {
  let app: TestApp;
  let clients: Client[];

  beforeAll(async () => {
    app = await TestApp.start();
    const [person] = await invited(app, 1);
    await takePlace(person!);
    const admin = await signedIn(app, 'admin');
    const viewer = await signedIn(app, 'viewer');
    for (const { client, password } of [admin, person!, viewer])
      await client.post('/auth/step-up', { password }).expect(204);
    clients = [admin.client, person!.client, viewer.client];
  });
  afterAll(() => app.stop());

  const send = (client: Client, { path, method }: PlacedOperation, body: object) =>
    client[method](path.replace('/api', '').replace(/\{\w+\}/g, '1')).send(body);

  /** The answer to whoever may ask. */
  async function answerTo(operation: PlacedOperation, body: object) {
    for (const client of clients) {
      const answer = await send(client, operation, body);
      if (answer.status !== 403) return answer;
    }
    throw new Error(`Nobody may ask ${operation.name}`);
  }

  it.each(operations.map(({ operation, fields }) => [operation.name, operation, fields] as const))(
    'is refused by %s, which names the field',
    async (_, operation, fields) => {
      const taken: unknown[] = [];
      for (const { field, body } of fields) {
        const { status, body: answer } = await answerTo(operation, body);
        const named = (answer as { errors?: object }).errors ?? {};
        if (status !== 400 || !(field in named)) taken.push({ body, status, answer });
      }
      expect(taken).toEqual([]);
    },
  );

  it('is asked for of every number and every truth value that the API takes', () => {
    const asked = operations.flatMap(({ operation, fields }) =>
      fields.map(({ field }) => `${operation.name} ${field}`),
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        'POST /api/votes participantId',
        'POST /api/progress-updates month',
        'PUT /api/awards/{id}/scores criteria.impact',
        'PUT /api/awards/{id}/scores conflict',
        'PATCH /api/ads/{id}/status revision',
        'PATCH /api/admin/comments/{id} hidden',
      ]),
    );
  });
});
