import supertest from 'supertest';
import { signedIn, userInput } from '../factories/user.factory.js';
import { timed, triesAfterFree } from '../support/slowed-tries.js';
import { tally } from '../support/tally.js';
import { TestApp } from '../support/test-app.js';

interface Credentials {
  username: string;
  password: string;
}

let lastAddress = 0;
const newAddress = (): string => {
  lastAddress += 1;
  return `203.0.${113 + Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
};

describe('limits of signing in and registering', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', RATE_LIMIT_REGISTRATIONS: '5' });
  });
  afterAll(() => app.stop());

  const post = (path: string, address: string, input: object) =>
    supertest(app.url).post(`/api/auth/${path}`).set('X-Forwarded-For', address).send(input);
  const login = (address: string, username: string, password = 'wrong') =>
    post('login', address, { username, password });
  const account = async () => {
    const input = userInput();
    await post('register', newAddress(), input).expect(201);
    return input;
  };

  /** As if so long had passed for everything that is counted. */
  const later = (seconds: number) =>
    app.dataSource.query('UPDATE rate_limits SET expire = expire - $1', [seconds * 1000]);
  const failTimes = async (count: number, address: string, username: string) => {
    for (let done = 0; done < count; done += 1) await login(address, username).expect(401);
  };
  /** The seconds to wait that a refusal names. */
  const namedBy = async (refused: supertest.Test): Promise<number> => {
    const { body, headers } = await refused.expect(429);
    const seconds = Number(headers['retry-after']);
    expect(body).toMatchObject({ code: 'too_many_logins', params: { seconds } });
    return seconds;
  };
  const waitOf = async (address: string, username: string, password?: string) =>
    namedBy(login(address, username, password));
  /** As if it failed in a minute, so that a slow machine has not waited already: what is left is exact, but for what really passed. */
  const expectWait = async (seconds: number, fail: () => supertest.Test, again = fail) => {
    const [left, passed] = await timed(async () => {
      await fail().expect(401);
      await later(-60);
      return namedBy(again());
    });
    expect(left).toBeLessThanOrEqual(60 + seconds);
    expect(left).toBeGreaterThanOrEqual(Math.ceil(60 + seconds - passed));
  };

  it('let an address fail five times at an account, then ever more slowly, to a quarter of an hour', async () => {
    const { username } = await account();
    const address = newAddress();
    await failTimes(4, address, username);
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      await expectWait(
        wait,
        () => login(address, username),
        () => login(address, username.toUpperCase()),
      );
      await later(60 + wait);
    }
  });

  it('do not let the right password through while an address waits, and forget its failures with the first success', async () => {
    const { username, password } = await account();
    const address = newAddress();
    await failTimes(5, address, username);
    await later(-60);
    await waitOf(address, username, password);
    await later(120);
    await login(address, username, password).expect(200);
    await failTimes(5, address, username);
  });

  it('hold when the guesses come at once', async () => {
    const { username } = await account();
    const address = newAddress();
    await failTimes(4, address, username);
    await later(-60);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => login(address, username)));
    expect(tally(answers)).toEqual({ 429: 20 });
    const other = newAddress();
    const [guesses, seconds] = await timed(async () =>
      Promise.all(Array.from({ length: 25 }, async () => login(other, username))),
    );
    const { 401: tried = 0, 429: refused = 0 } = tally(guesses);
    expect(tried + refused).toBe(25);
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(5 + triesAfterFree(1, seconds));
  });

  it('let nobody lock anyone out: whoever fails in my name, I sign in from elsewhere at once', async () => {
    const { username, password } = await account();
    for (let count = 0; count < 60; count += 1) await login(newAddress(), username).expect(401);
    await login(newAddress(), username, password).expect(200);
  });

  it('let each address try but once a minute, once many of them fail at one account', async () => {
    const { username } = await account();
    for (let count = 0; count < 50; count += 1) await login(newAddress(), username).expect(401);
    const address = newAddress();
    await login(address, username).expect(401);
    expect(await waitOf(address, username)).toBeGreaterThan(55);
  });

  it('let a browser that the account knows in, also from the address that the failures come from', async () => {
    const { username, password } = await account();
    const address = newAddress();
    const { headers } = await login(address, username, password).expect(200);
    const cookies = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]!);
    const known = cookies.find((each) => each.startsWith('known='))!;
    await failTimes(5, address, username);
    await later(-60);
    await login(address, username, password).expect(429);
    await login(address, username, password).set('Cookie', known).expect(200);

    for (let count = 0; count < 9; count += 1)
      await login(address, username).set('Cookie', known).expect(401);
    await expectWait(
      1,
      () => login(address, username).set('Cookie', known),
      () => login(newAddress(), username, password).set('Cookie', known),
    );
  });

  it('let an address fail thirty times, whatever the account, then once in so many seconds', async () => {
    const address = newAddress();
    const [answers, seconds] = await timed(async () =>
      Promise.all(Array.from({ length: 40 }, async (_, index) => login(address, `nobody-${index}`))),
    );
    const { 401: tried = 0, 429: refused = 0 } = tally(answers);
    expect(tried + refused).toBe(40);
    expect(tried).toBeGreaterThanOrEqual(30);
    expect(tried).toBeLessThanOrEqual(30 + triesAfterFree(2, seconds));
    const { username, password } = await account();
    await login(newAddress(), username, password).expect(200);
    await later(2 * 2 ** (tried - 30));
    await login(address, username, password).expect(200);
  });

  it('count IPv6 by the network of 64 bits', async () => {
    const { username } = await account();
    const addresses = ['::1', ':1::2', ':ffff:ffff:ffff:ffff', '::abcd', '::2'];
    for (const end of addresses) await login(`2001:db8:0:7${end}`, username).expect(401);
    await later(-60);
    await login('2001:db8:0:7::3', username).expect(429);
    await login('2001:db8:0:8::3', username).expect(401);
  });

  it('do not believe an address that the caller writes before the one of the proxy', async () => {
    const { username } = await account();
    const address = newAddress();
    for (let count = 0; count < 5; count += 1)
      await login(`${newAddress()}, ${address}`, username).expect(401);
    await later(-60);
    await login(`${newAddress()}, ${address}`, username).expect(429);
  });

  it('do not count what succeeds', async () => {
    const { username, password } = await account();
    const address = newAddress();
    for (let count = 0; count < 31; count += 1) await login(address, username, password).expect(200);
    await failTimes(4, address, username);
    await login(address, username, password).expect(200);
    await failTimes(4, address, username);
    await expectWait(1, () => login(address, username));
  });

  describe('on right logins in a row', () => {
    /** One after the other: those that are under way count as failures until they were right. */
    const rightTimes = async (count: number, address: string, { username, password }: Credentials) => {
      for (let done = 0; done < count; done += 1) await login(address, username, password).expect(200);
    };
    const refusedAt = async (address: string, { username, password }: Credentials): Promise<number> => {
      const { body, headers } = await login(address, username, password).expect(429);
      expect(body).toMatchObject({ code: 'too_many_sign_ins' });
      return Number(headers['retry-after']);
    };

    /** As if the last of them were a minute ahead, so that a slow machine has not waited already. */
    const hold = () =>
      app.dataSource.query(`UPDATE rate_limits SET expire = expire + 60000 WHERE key LIKE 'login-right:%'`);

    it('hold them back after fifty, for a minute at most, and let them in again', async () => {
      const person = await account();
      const address = newAddress();
      await rightTimes(50, address, person);
      await hold();
      for (let count = 0; count < 10; count += 1) await refusedAt(address, person);
      const [signIns] = await app.dataSource.query<[{ count: string }]>(
        `SELECT count(*) FROM audit_entries WHERE action = 'account.signed_in' AND actor_name = $1`,
        [person.username],
      );
      // With the registration, which signs in as well.
      expect(signIns.count).toBe('51');
      await later(60);
      for (let count = 0; count < 8; count += 1) {
        await later(60);
        await login(address, person.username, person.password).expect(200);
      }
      const seconds = await refusedAt(address, person);
      expect(seconds).toBeGreaterThan(10);
      expect(seconds).toBeLessThanOrEqual(60);
    });

    it('let the same account in from another network, and others from the same one', async () => {
      const person = await account();
      const address = newAddress();
      await rightTimes(50, address, person);
      await hold();
      await refusedAt(address, person);
      await login(newAddress(), person.username, person.password).expect(200);
      const other = await account();
      await login(address, other.username, other.password).expect(200);
      // Being held back is no failure, whatever is sent.
      for (let count = 0; count < 6; count += 1) await refusedAt(address, { ...person, password: 'wrong' });
    });

    it('are not reached by whoever does not know the password', async () => {
      const person = await account();
      const address = newAddress();
      await rightTimes(49, address, person);
      for (let count = 0; count < 5; count += 1) await login(address, person.username).expect(401);
      await later(60);
      await login(address, person.username, person.password).expect(200);
    });
  });

  it('do not count input that is not a login', async () => {
    const { username, password } = await account();
    const address = newAddress();
    for (let count = 0; count < 31; count += 1) await login(address, username, '').expect(400);
    await login(address, username, password).expect(200);
  });

  it('count new accounts by the network of 64 bits as well', async () => {
    const register = (end: string) => post('register', `2001:db8:0:9:${end}`, userInput());
    for (const end of [':1', 'a:b:c:d', ':3', 'ffff:ffff:ffff:ffff', ':5']) await register(end).expect(201);
    await register(':6').expect(429);
  });

  it('let an address make as many accounts an hour as configured', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => post('register', address, userInput())),
    );
    expect(tally(answers)).toEqual({ 201: 5, 429: 3 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ code: 'too_many_registrations' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await post('register', newAddress(), userInput()).expect(201);
  });

  it('do not hold back who is signed in already', async () => {
    const { client } = await signedIn(app);
    await client.get('/auth/me').expect(200);
  });
});

describe('limits by address without a proxy', () => {
  it('ignore what a caller says about its address', async () => {
    const app = await TestApp.start();
    const fail = (address: string) =>
      supertest(app.url)
        .post('/api/auth/login')
        .set('X-Forwarded-For', address)
        .send({ username: 'nobody', password: 'wrong' });
    for (let count = 0; count < 5; count += 1) await fail(newAddress()).expect(401);
    await app.dataSource.query('UPDATE rate_limits SET expire = expire + 60000');
    await fail(newAddress()).expect(429);
    await app.stop();
  });
});
