import { MAILING } from '../factories/identity.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Of the processor, on which whatever else the machine does adds nothing. */
async function microseconds(ask: () => PromiseLike<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await ask();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Both kinds by turns, so that whatever else the application does adds to them alike. @returns how many times longer the first takes */
async function timeRatio(
  known: () => PromiseLike<unknown>,
  unknown: () => PromiseLike<unknown>,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 15; round += 1) {
    times.known.push(await microseconds(known));
    times.unknown.push(await microseconds(unknown));
  }
  return median(times.known) / median(times.unknown);
}

describe('account enumeration', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
  });
  beforeEach(async () => {
    await app.dataSource.query('TRUNCATE rate_limits');
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const wrongLogin = (username: string) =>
    app.client().post('/auth/login', { username, password: 'wrong one' });

  it('learns nothing from the words of a login', async () => {
    const known = await wrongLogin(person.username).expect(401);
    const unknown = await wrongLogin('nobody-of-this-name').expect(401);
    expect(known.body).toEqual(unknown.body);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  });

  it('learns nothing from the time of a login: a password is hashed for nobody, too', async () => {
    // Wrong all the time, an account makes this address wait: each guess comes from a network of its own.
    await app.dataSource.query('TRUNCATE rate_limits');
    const forget = () => app.dataSource.query('TRUNCATE rate_limits');
    // Again where a round of the application's own work fell among them: a password that is not hashed costs a tenth, always.
    await eventually(async () => {
      const ratio = await timeRatio(
        async () => forget().then(() => wrongLogin(person.username).expect(401)),
        async () => forget().then(() => wrongLogin('nobody-of-this-name').expect(401)),
      );
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });
  });

  it('learns nothing from how soon a login has to wait', async () => {
    const codes = async (username: string) => {
      await app.dataSource.query('TRUNCATE rate_limits');
      const answers = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        answers.push((await wrongLogin(username)).status);
        // As if the last were a minute ahead, so that a slow machine has not waited already.
        if (attempt === 4) await app.dataSource.query('UPDATE rate_limits SET expire = expire + 60000');
      }
      return answers;
    };
    expect(await codes(person.username)).toEqual(await codes('nobody-of-this-name'));
  });

  it('learns nothing from asking for a new password', async () => {
    const forgot = (email: string) => app.client().post('/auth/forgot', { email });
    const known = await forgot(person.email).expect(202);
    const unknown = await forgot('nobody@example.test').expect(202);
    expect(known.body).toEqual(unknown.body);
  });

  it('learns nothing from the passkeys that the site asks for', async () => {
    const { body } = await app.client().post('/auth/passkeys/login/options').expect(200);
    expect((body as { options: { allowCredentials?: unknown[] } }).options.allowCredentials ?? []).toEqual(
      [],
    );
  });

  it('learns nothing from a link that is none', async () => {
    const token = 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM';
    const reset = await app.client().post('/auth/reset', { token, password: 'correct horse 2' });
    const confirmed = await app.client().post('/auth/confirm', { token });
    expect(reset.status).toBe(confirmed.status);
    expect((reset.body as { code: string }).code).toBe((confirmed.body as { code: string }).code);
  });

  it('learns of a taken name or address at registration alone, where an address asks so often an hour', async () => {
    const limited = await TestApp.start({ ...MAILING, RATE_LIMIT_REGISTRATIONS: '3' });
    const probe = () => limited.client().post('/auth/register', userInput({ username: 'admin' }));
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await probe()).status);
    await limited.stop();
    expect(statuses).toEqual([409, 409, 409, 429, 429]);
  });
});
