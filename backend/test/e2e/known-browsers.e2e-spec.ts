import { userInput } from '../factories/user.factory.js';
import { rawRequest } from '../support/raw-request.js';
import { TestApp } from '../support/test-app.js';

describe('a browser that an account knows', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const markIn = (headers: Record<string, unknown>): string | undefined =>
    ((headers['set-cookie'] as string[] | undefined) ?? []).find((each) => each.startsWith('known='));
  const valueOf = (cookie: string): string => /^known=([^;]*)/.exec(cookie)![1]!;
  /** Fails at an account until whoever is not known has to wait. */
  const makeOthersWait = async (username: string) => {
    for (let count = 0; count < 5; count += 1)
      await app.client().post('/auth/login', { username, password: 'wrong' }).expect(401);
    await app.dataSource.query(`UPDATE rate_limits SET expire = expire + 60000 WHERE key LIKE 'login:%'`);
  };
  const loginWith = (known: string, { username, password }: { username: string; password: string }) =>
    app.client().post('/auth/login', { username, password }).set('Cookie', `known=${known}`);

  it('is marked at registration by a cookie that no script reads, once', async () => {
    const client = app.client();
    const { headers } = await client.post('/auth/register', userInput()).expect(201);
    expect(markIn(headers)).toMatch(
      /^known=[\w-]{16}~\d{5}~[\w-]{43}; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const again = await client.patch('/auth/me', { language: 'fr' }).expect(200);
    expect(markIn(again.headers)).toBeUndefined();
  });

  it('keeps its mark when somebody signs out, and is known to several accounts', async () => {
    const client = app.client();
    const [first, second] = [userInput(), userInput()];
    await client.post('/auth/register', first).expect(201);
    const signedOut = await client.post('/auth/logout').expect(204);
    expect(markIn(signedOut.headers)).toBeUndefined();
    const { headers } = await client.post('/auth/register', second).expect(201);
    const known = valueOf(markIn(headers)!);
    expect(known.split('.')).toHaveLength(2);
    await makeOthersWait(first.username);
    await loginWith(known, first).expect(200);
  });

  it('is not known by a mark of another account, by a forged or broken one, or one of long ago', async () => {
    const [mine, other] = [userInput(), userInput()];
    const own = valueOf(markIn((await app.client().post('/auth/register', mine).expect(201)).headers)!);
    const foreign = valueOf(markIn((await app.client().post('/auth/register', other).expect(201)).headers)!);
    await makeOthersWait(mine.username);
    const [browser, day, signature] = own.split('~') as [string, string, string];
    const forged = [
      foreign,
      `${browser}~${Number(day) - 1}~${signature}`,
      `${browser}~${day}~${'A'.repeat(43)}`,
      `${browser}~${day}~`,
      `${foreign.split('~')[0]}~${day}~${signature}`,
      '~~',
      '',
    ];
    for (const value of forged) await loginWith(value, mine).expect(429);
    await loginWith([...forged.slice(0, 3), own].join('.'), mine).expect(200);
  });

  it('is not marked by a session alone, in which whoever has stolen it would make names of as many browsers as there are passwords', async () => {
    const input = userInput();
    const { headers } = await app.client().post('/auth/register', input).expect(201);
    const [stolen] = /\bsid=[^;]+/.exec(String(headers['set-cookie']))!;
    const change = () => app.client().patch('/auth/me', { language: 'fr' }).set('Cookie', stolen);
    expect(markIn((await change().expect(200)).headers)).toBeUndefined();
  });

  it('is known no more once the password is another one, but where it was changed', async () => {
    const input = userInput();
    const owner = app.client();
    const registered = await owner.post('/auth/register', input).expect(201);
    const before = valueOf(markIn(registered.headers)!);
    const password = 'quite another one';
    const changed = await owner.patch('/auth/me', { password, currentPassword: input.password }).expect(200);
    // In the place of the former one, which would keep others of this browser from being known.
    const after = valueOf(markIn(changed.headers)!);
    expect(after).not.toContain('.');
    await makeOthersWait(input.username);
    await loginWith(before, { ...input, password }).expect(429);
    await loginWith(after, { ...input, password }).expect(200);
  });

  it('is still known to others of it when somebody chose new passwords elsewhere, and by a link', async () => {
    const [other, changing] = [userInput(), userInput()];
    const shared = app.client();
    await shared.post('/auth/register', other).expect(201);
    await shared.post('/auth/register', changing).expect(201);
    const { username } = changing;
    let { password } = changing;
    const admin = await app.admin();
    let known = '';
    for (const way of ['elsewhere', 'link', 'elsewhere', 'link']) {
      const next = `${password}, then by ${way}`;
      if (way === 'link') {
        const { body } = await admin.post('/admin/password-resets', { username }).expect(201);
        const token = new URL((body as { url: string }).url).searchParams.get('token');
        const { headers } = await shared.post('/auth/reset', { token, password: next }).expect(204);
        // Whoever holds a link has not shown that this browser is the owner's.
        expect(markIn(headers)).toBeUndefined();
      } else {
        const elsewhere = app.client();
        await elsewhere.post('/auth/login', { username, password }).expect(200);
        await elsewhere.patch('/auth/me', { password: next, currentPassword: password }).expect(200);
      }
      password = next;
      const { headers } = await shared.post('/auth/login', { username, password }).expect(200);
      known = valueOf(markIn(headers)!);
    }
    expect(known.split('.')).toHaveLength(2);
    for (const person of [other, { username, password }]) {
      await makeOthersWait(person.username);
      await loginWith(known, person).expect(200);
    }
  });

  it('is not known to whoever has the name of an account that is gone', async () => {
    const [former, next] = [userInput(), userInput()];
    const client = app.client();
    const { headers } = await client.post('/auth/register', former).expect(201);
    const known = valueOf(markIn(headers)!);
    await client.post('/auth/step-up', { password: former.password }).expect(204);
    await client.delete('/auth/me').expect(204);
    const input = { ...next, username: former.username };
    await app.client().post('/auth/register', input).expect(201);
    await makeOthersWait(input.username);
    await loginWith(known, input).expect(429);
  });

  it('gets no mark by reading', async () => {
    const { headers } = await rawRequest(`${app.url}/api/ads`);
    expect(headers['set-cookie']).toBeUndefined();
  });
});
