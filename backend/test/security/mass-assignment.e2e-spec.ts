import { submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
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

const document = readOpenApi();
const taking = operationsOf(document).filter(({ requestBody }) => requestBody?.content['application/json']);

function fieldsOf({ requestBody }: PlacedOperation) {
  const reference = requestBody!.content['application/json']!.schema.$ref!;
  return document.components.schemas[reference.split('/').at(-1)!]!.properties ?? {};
}

describe('mass assignment', () => {
  let app: TestApp;
  let person: SignedIn;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    // An administrator gets furthest: whoever may call less is refused before the body is read.
    person = await signedIn(app, 'admin');
    adId = await submitAd(person.client);
  });
  afterAll(() => app.stop());

  it.each(taking.map((operation) => [operation.name, operation] as const))(
    'is refused by %s, field by field',
    async (_, operation) => {
      const fields = fieldsOf(operation);
      const example = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.example]),
      );
      const path = operation.path.replace('/api', '').replace(/\{\w+\}/, String(adId));
      const wishes = Object.keys(WISHES).filter((name) => !(name in fields));
      const answers = await Promise.all(
        wishes.map(async (name) =>
          person.client[operation.method as 'post'](path, { ...example, [name]: WISHES[name] }),
        ),
      );
      const taken = wishes.filter((name, index) => {
        const { status, body } = answers[index]!;
        // Some roles are refused before; a body that is looked at is refused by the name of the field.
        return status !== 403 && !(status === 400 && name in ((body as { errors?: object }).errors ?? {}));
      });
      expect(taken).toEqual([]);
    },
  );

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
