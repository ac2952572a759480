import { submitAd } from '../factories/ad.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { Callers } from '../support/callers.js';
import { operationsOf, readOpenApi, type PlacedOperation } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

/** What somebody would like to set, with the value that would serve them. */
const WISHES: Record<string, unknown> = {
  id: 1,
  userId: 1,
  ownerId: 1,
  role: 'admin',
  status: 'approved',
  paymentStatus: 'confirmed',
  amount: '0',
  price: '0',
  founderAmount: '0',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  secondFactor: true,
  walletAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  transactionHash: `0x${'ab'.repeat(32)}`,
  nftBadgeId: 1,
  isAdmin: true,
  isActive: true,
  place: 1,
  votes: 1_000,
  counted: true,
  createdAt: '2020-01-01T00:00:00Z',
};

/** What a body may say of these after all; each is checked by what its operation does with it. */
const WISHES_OF_BODIES = [
  // `user` alone, as below.
  'POST /api/auth/register role',
  'PATCH /api/ads/{id}/status status',
  'PATCH /api/admin/bursts counted',
  'PATCH /api/admin/participants/{id} isActive',
  'PATCH /api/admin/votes/{id} counted',
  'PATCH /api/admin/awards/{id} status',
  'POST /api/admin/password-resets userId',
  // What the payer's browser says, for which the chain stands in.
  'POST /api/process-ad-payment amount',
  'POST /api/process-ad-payment founderAmount',
  'POST /api/process-ad-payment walletAddress',
].toSorted();

const document = readOpenApi();
const taking = operationsOf(document).filter(({ requestBody }) => requestBody?.content['application/json']);

function fieldsOf({ requestBody }: PlacedOperation) {
  const reference = requestBody!.content['application/json']!.schema.$ref!;
  return document.components.schemas[reference.split('/').at(-1)!]!.properties ?? {};
}

describe('mass assignment', () => {
  let app: TestApp;
  let callers: Callers;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    callers = await Callers.prepare(app);
    adId = await submitAd(callers.as('user'));
  });
  afterAll(() => app.stop());

  const ask = (operation: PlacedOperation, body: object) => {
    const path = operation.path.replace('/api', '').replaceAll(/\{\w+\}/g, String(adId));
    return callers.of(operation)[operation.method as 'post'](path, body);
  };

  it.each(taking.map((operation) => [operation.name, operation] as const))(
    'is refused by %s, field by field',
    async (_, operation) => {
      const fields = fieldsOf(operation);
      const example = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.example]),
      );
      const taken: string[] = [];
      for (const name of Object.keys(WISHES).filter((each) => !(each in fields))) {
        const { status, body } = await ask(operation, { ...example, [name]: WISHES[name] });
        const { code, errors = {} } = body as { code?: string; errors?: object };
        if (status !== 400 || !(name in errors)) taken.push(`${name}: ${status} ${code}`);
      }
      expect(taken).toEqual([]);
    },
  );

  it('is not invited by the fields that bodies have', () => {
    const wished = taking.flatMap((operation) =>
      Object.keys(fieldsOf(operation))
        .filter((name) => name in WISHES)
        .map((name) => `${operation.name} ${name}`),
    );
    expect(wished.toSorted()).toEqual(WISHES_OF_BODIES);
  });

  it.each(['admin', 'participant', 'viewer', ['admin'], { role: 'admin' }])(
    'makes no account of role %j',
    async (role) => {
      const input = userInput({ role });
      await app.client().post('/auth/register', input).expect(400);
      const found: unknown[] = await app.dataSource.query('SELECT 1 FROM users WHERE username = $1', [
        input.username,
      ]);
      expect(found).toEqual([]);
    },
  );

  it('does not approve, pay for or give away an ad of one’s own', async () => {
    const owner = await signedIn(app);
    const id = await submitAd(owner.client);
    for (const [name, value] of Object.entries(WISHES))
      await owner.client.patch(`/ads/${id}`, { [name]: value }).expect(400);
    const { body } = await owner.client.get(`/ads/${id}`).expect(200);
    expect(body).toMatchObject({ id, userId: owner.id, status: 'pending', paymentStatus: 'pending' });
  });
});
