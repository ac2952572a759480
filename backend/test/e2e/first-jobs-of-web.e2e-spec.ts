import { userInput } from '../factories/user.factory.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

describe('the first jobs that a process adds, which only serves', () => {
  let server: MailServer;
  let app: TestApp;
  let web: TestApp;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
    const env = { DATABASE_URL: app.config.databaseUrl, ROLE: 'web', DATABASE_POOL: '2' };
    web = await TestApp.start({ ...server.env, ...env }, app.chain);
  });
  afterAll(async () => {
    await web.nest.close();
    await app.stop();
    await server.stop();
  });

  it('ask for no connection besides that of their transaction', async () => {
    const registered = [userInput(), userInput(), userInput()].map((input) =>
      web.client().post('/auth/register', input).expect(201),
    );
    await Promise.all(registered);
    expect(await web.dataSource.query('SELECT id FROM outbox')).toHaveLength(3);
  });
});
