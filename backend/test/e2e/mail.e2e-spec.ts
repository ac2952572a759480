import { LANGUAGES } from '../../src/common/languages.js';
import { OutboxMail } from '../../src/modules/mail/entities/outbox-mail.entity.js';
import { OutboxJob } from '../../src/modules/mail/outbox.job.js';
import { MailService } from '../../src/modules/mail/mail.service.js';
import { wordsOf } from '../../src/modules/mail/words.js';
import { outboxOf, resetMail, sendMail, someAddress, whenOutbox } from '../factories/mail.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

const isSent = ({ sentAt }: OutboxMail) => sentAt !== null;
const isGivenUp = ({ failedAt }: OutboxMail) => failedAt !== null;

describe('mail', () => {
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

  it('is sent once, as text and as HTML, with a link to the site', async () => {
    const to = someAddress();
    expect(await sendMail(app, resetMail(to))).toBe(true);
    const { id } = await whenOutbox(app, to, isSent);
    await app.nest.get(OutboxJob).send(id);

    const [mail, ...others] = server.receivedBy(to);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Choose a new password',
      from: { text: '"Change-Makers" <site@example.test>' },
    });
    expect(mail!.messageId).toMatch(new RegExp(`^<outbox-${id}-\\d+@change-makers\\.example>$`));
    const link = 'http://change-makers.example/reset-password?token=the-token';
    expect(mail!.text).toContain(link);
    expect(mail!.html).toContain(`href="${link}"`);
    expect(mail!.text).toContain('December 1, 2026 at 12:00:00 PM UTC');
  });

  it.each(LANGUAGES)('arrives in %s as it was written', async (language) => {
    const to = someAddress();
    await sendMail(app, resetMail(to, { language }));
    await whenOutbox(app, to, isSent);
    const [mail] = server.receivedBy(to);
    const { subject, text, button } = wordsOf(language).reset_password;
    expect(mail!.subject).toBe(subject);
    expect(mail!.text).toContain(text);
    expect(mail!.html).toContain(`>${button}</a>`);
  });

  it('forgets what its link carried once it was sent', async () => {
    const to = someAddress();
    await sendMail(app, resetMail(to));
    expect((await whenOutbox(app, to, isSent)).params).toEqual({});
  });

  it('is not sent for what was not committed', async () => {
    const to = someAddress();
    const attempt = app.dataSource.transaction(async (manager) => {
      await app.nest.get(MailService).send(manager, resetMail(to));
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await app.dataSource.manager.countBy(OutboxMail, { recipient: to })).toBe(0);
  });

  it('of the same key is written once', async () => {
    const to = someAddress();
    const mail = resetMail(to, { key: `reset/${to}` });
    const written = await Promise.all([sendMail(app, mail), sendMail(app, mail), sendMail(app, mail)]);
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  it('is tried again when the server asks for patience', async () => {
    const to = someAddress();
    server.refuse(to, 451);
    await sendMail(app, resetMail(to));
    expect(await whenOutbox(app, to, isSent)).toMatchObject({ attempts: 2, failure: null });
    expect(server.receivedBy(to)).toHaveLength(1);
  });

  it('is given up when the server refuses it, and its link forgotten', async () => {
    const to = someAddress();
    server.refuse(to, 550);
    await sendMail(app, resetMail(to));
    expect(await whenOutbox(app, to, isGivenUp)).toMatchObject({ attempts: 1, failure: '550', params: {} });
    expect(server.receivedBy(to)).toEqual([]);
  });

  it('goes with its account', async () => {
    const { id: userId, email } = await signedIn(app);
    await sendMail(app, resetMail(email, { userId }));
    await whenOutbox(app, email, isSent);
    await app.dataSource.query('DELETE FROM users WHERE id = $1', [userId]);
    expect(await app.dataSource.manager.countBy(OutboxMail, { recipient: email })).toBe(0);
  });

  it('reaches nobody else by an address that holds two', async () => {
    const to = 'first@example.test, second@example.test';
    await sendMail(app, resetMail(to));
    await whenOutbox(app, to, (mail) => isSent(mail) || isGivenUp(mail));
    expect([...server.receivedBy('first@example.test'), ...server.receivedBy('second@example.test')]).toEqual(
      [],
    );
  });
});

describe('mail while the server is away', () => {
  it('waits for it', async () => {
    const first = await MailServer.start();
    const app = await TestApp.start(first.env);
    const { port } = first;
    await first.stop();
    const to = someAddress();
    await sendMail(app, resetMail(to));
    await whenOutbox(app, to, ({ failure }) => failure === 'ESOCKET' || failure === 'ECONNECTION');
    const second = await MailServer.start({}, port);
    await whenOutbox(app, to, isSent);
    expect(second.receivedBy(to)).toHaveLength(1);
    await app.stop();
    await second.stop();
  });

  it('waits while the password is wrong, and never shows it', async () => {
    const server = await MailServer.start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, answer) => answer(new Error('Invalid login')),
    });
    const url = `smtp://site:the-password@127.0.0.1:${server.port}`;
    const app = await TestApp.start({ ...server.env, SMTP_URL: url });
    const to = someAddress();
    await sendMail(app, resetMail(to));
    const mail = await whenOutbox(app, to, ({ failure }) => failure !== null);
    expect(mail).toMatchObject({ failure: '535', failedAt: null });
    await app.stop();
    await server.stop();
  });
});

describe('mail without a server', () => {
  it('is not written, which its writer is told', async () => {
    const app = await TestApp.start();
    const to = someAddress();
    expect(app.nest.get(MailService).isMailConfigured).toBe(false);
    expect(await sendMail(app, resetMail(to))).toBe(false);
    await expect(outboxOf(app, to)).rejects.toThrow('Could not find');
    await app.stop();
  });
});

describe('two processes', () => {
  it('send each mail once', async () => {
    const server = await MailServer.start();
    const env = { ...MANY_AT_ONCE, ...server.env };
    const first = await TestApp.start(env);
    const second = await TestApp.start({ ...env, DATABASE_URL: first.config.databaseUrl }, first.chain);
    const addresses = Array.from({ length: 30 }, someAddress);
    await Promise.all(addresses.map(async (to) => sendMail(first, resetMail(to))));
    await eventually(async () => {
      const waiting = await first.dataSource.query('SELECT 1 FROM outbox WHERE sent_at IS NULL');
      expect(waiting).toEqual([]);
    });
    expect(addresses.map((to) => server.receivedBy(to).length)).toEqual(addresses.map(() => 1));
    await second.nest.close();
    await first.stop();
    await server.stop();
  });
});
