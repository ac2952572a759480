import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';

describe('kill -9 of the process that sends mail', () => {
  let isSilent = true;
  let server: MailServer;
  let first: ApiProcess;
  let second: ApiProcess;

  beforeAll(async () => {
    // A server that is connected to and says nothing keeps the first process where it can be killed: the mail is not sent yet.
    server = await MailServer.start({
      onConnect: (_session, answer) => {
        if (!isSilent) answer();
      },
    });
    first = await ApiProcess.prepare(undefined, server.env);
    const { DATABASE_URL } = first.env;
    second = await ApiProcess.prepare(first.chain, { ...server.env, DATABASE_URL: DATABASE_URL! });
    await first.start();
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await server.stop();
  });

  it('loses no mail, and another process sends it once', async () => {
    const input = userInput();
    await first.client().post('/auth/register', input).expect(201);
    await eventually(async () => {
      const rows = await first.dataSource.query<object[]>('SELECT 1 FROM outbox WHERE attempts = 1');
      expect(rows).toHaveLength(1);
    });
    await first.killAfter(0);
    isSilent = false;
    // The claim of the killed process would otherwise last for a minute.
    await first.dataSource.query('UPDATE outbox SET next_try_at = now()');
    await second.start();
    await eventually(async () => {
      const unsent = await second.dataSource.query<object[]>('SELECT 1 FROM outbox WHERE sent_at IS NULL');
      expect(unsent).toEqual([]);
      // Lost jobs are looked for every fifteen seconds, once they are missed.
    }, 120_000);
    expect(server.receivedBy(input.email)).toHaveLength(1);
  });
});
