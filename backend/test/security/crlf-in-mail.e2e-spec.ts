import { resetMail, sendMail, someAddress, whenOutbox } from '../factories/mail.factory.js';
import { mailsTo } from '../factories/identity.factory.js';
import { userInput } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

const INJECTED = 'Bcc: everybody@elsewhere.example';

describe('line breaks in what is mailed', () => {
  let server: MailServer;
  let app: TestApp;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it.each([
    `Amara\r\n${INJECTED}`,
    `Amara\n\n<script>`,
    `Amara\u2028${INJECTED}`,
    `=?utf-8?q?=0D=0A${INJECTED}?=`,
  ])('add no header by a name: %j', async (name) => {
    const to = someAddress();
    const { params } = resetMail(to);
    await sendMail(app, resetMail(to, { params: { ...params, name } }));
    await whenOutbox(app, to, ({ sentAt }) => sentAt !== null);
    const [mail, ...others] = server.receivedBy(to);
    expect(others).toEqual([]);
    expect(mail!.bcc).toBeUndefined();
    expect([...mail!.headers.keys()]).not.toContain('bcc');
    expect(`${mail!.text}${String(mail!.html)}`).not.toContain('elsewhere.example');
  });

  it.each([
    'a@example.test\r\nBcc: b@elsewhere.example',
    'a@example.test,b@elsewhere.example',
    'a@example.test b@elsewhere.example',
    '"a\r\n"@example.test',
    'a@example.test>\r\nRCPT TO:<b@elsewhere.example',
    'a@[127.0.0.1]',
    'a@localhost',
  ])('reach nobody by an address such as %j', async (email) => {
    await app.client().post('/auth/register', userInput({ email })).expect(400);
    await app.client().post('/auth/forgot', { email }).expect(400);
    expect(await mailsTo(app, email, 'confirm_email')).toEqual([]);
  });

  it('leave the greeting out where a name would carry words to somebody else’s address', async () => {
    const input = userInput({ username: 'Win at elsewhere.example!' });
    await app.client().post('/auth/register', input).expect(201);
    await eventually(async () => {
      expect(server.receivedBy(input.email)).toHaveLength(1);
    });
    const [mail] = server.receivedBy(input.email);
    expect(mail!.text).not.toContain('elsewhere.example');
  });
});
