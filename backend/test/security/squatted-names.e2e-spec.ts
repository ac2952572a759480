import { confirmEmail, mailedToken, MAILING } from '../factories/identity.factory.js';
import { registered } from '../factories/account-life.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import { TestApp } from '../support/test-app.js';

describe('a username that is an address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
  });
  afterAll(() => app.stop());

  it('shuts nobody out who comes with that address, and is not shown as theirs', async () => {
    const viewer = viewerInput({ password: 'correct horse 3' });
    const squatter = app.client();
    const { body } = await squatter.post('/auth/register', userInput({ username: viewer.email })).expect(400);
    expect(body).toMatchObject({ details: { username: [{ code: 'username_address' }] } });
    await app.client().post('/viewers', viewer).expect(201);
  });

  it('is left with an address that was never proved', async () => {
    const viewer = viewerInput({ password: 'correct horse 3' });
    const squatter = await registered(app, { username: viewer.email, email: viewer.email });
    const email = userInput().email;
    await squatter.client.patch('/auth/me', { email, currentPassword: squatter.password }).expect(200);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await squatter.client.post('/auth/confirm', { token }).expect(204);
    const { body } = await squatter.client.get('/auth/me').expect(200);
    expect(body).toMatchObject({ email, username: `member-${squatter.id}` });
    await app.client().post('/viewers', viewer).expect(201);
  });

  it('stays with one that was', async () => {
    const address = userInput().email;
    const person = await registered(app, { username: address, email: address });
    await confirmEmail(app, person);
    const email = userInput().email;
    await person.client.patch('/auth/me', { email, currentPassword: person.password }).expect(200);
    await person.client
      .post('/auth/confirm', { token: await mailedToken(app, email, 'email_change_confirm') })
      .expect(204);
    expect((await person.client.get('/auth/me').expect(200)).body).toMatchObject({
      email,
      username: address,
    });
  });

  it('may be one’s own', async () => {
    const { email } = userInput();
    await app
      .client()
      .post('/auth/register', userInput({ email, username: email.toUpperCase() }))
      .expect(201);
  });
});
