import { signedIn, userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('a username that passes for another', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const register = (username: string) => app.client().post('/auth/register', userInput({ username }));

  it.each([
    ['in other letters, all of which look Latin', 'сорах', 'copax'],
    ['in capitals', 'MARGIT', 'margit'],
    ['with spaces around it', '  doris ', 'doris'],
  ])('%s is taken', async (_, disguised, plain) => {
    await register(plain).expect(201);
    const { body } = await register(disguised).expect(409);
    expect(body).toMatchObject({ code: 'username_taken' });
  });

  it.each([
    ['a Cyrillic letter among Latin ones', '\u0430dmin'],
    ['a Greek letter among Latin ones', 'adm\u03b9n'],
    ['wide letters', 'ａｄｍｉｎ'],
    ['a ligature', 'o\ufb03ce'],
    ['mathematical letters', '𝒶𝒹𝓂𝒾𝓃'],
    ['letters in circles', 'ⓐⓓⓜⓘⓝ'],
    ['a space without width', 'ad\u200bmin'],
    ['a joiner', 'admin\u200d'],
    ['a hyphen that is not shown', 'ad\u00admin'],
    ['a sign that turns the direction', '\u202enimda'],
    ['a filler that looks like nothing', 'admin\u3164'],
    ['a variation of a letter', 'admin\ufe00'],
    ['a tag that is not shown', 'admin\u{e0041}'],
    ['a line break', 'ad\nmin'],
    ['two spaces in a row', 'ad  min'],
    ['a space that does not break', 'ad\u00a0min'],
  ])('by %s is refused', async (_, username) => {
    const { body } = await register(username).expect(400);
    expect(body).toMatchObject({ details: { username: [{ code: 'username_misleading' }] } });
  });

  it.each([
    'Zoë Ünal',
    '田中さくら',
    'Иван Петров',
    'أمينة ديالو',
    'Ωμέγα',
    'आशा राव',
    'O’Neill-2',
    '田中Taro',
    '🙂🙂🙂',
  ])('is not %s, nor is any name in the letters of its language', async (username) => {
    await register(username).expect(201);
  });

  it('finds the account that was meant, not another, at a login', async () => {
    const { username, password } = await signedIn(app);
    await app.client().post('/auth/login', { username: username.toUpperCase(), password }).expect(200);
    const wide = username.replace('p', '\uff50');
    await app.client().post('/auth/login', { username: wide, password }).expect(401);
  });
});
