import { OutboxCareJob } from '../../src/modules/mail/outbox-care.job.js';
import type { OutboxPageDto } from '../../src/modules/mail/dto/outbox-mail.dto.js';
import { outboxOf, resetMail, sendMail, someAddress, whenOutbox } from '../factories/mail.factory.js';
import type { Client } from '../support/client.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

describe("the administrator's view of the outbox", () => {
  let server: MailServer;
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
    admin = await app.admin();
  });
  beforeEach(() => app.dataSource.query('DELETE FROM outbox'));
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const page = async (query = ''): Promise<OutboxPageDto> =>
    (await admin.get(`/admin/outbox${query}`).expect(200)).body as OutboxPageDto;

  /** A mail in each of the two states that last. */
  async function sentAndFailed(): Promise<[sent: string, failed: string]> {
    const [sent, failed] = [someAddress(), someAddress()];
    await sendMail(app, resetMail(sent));
    await whenOutbox(app, sent, ({ sentAt }) => sentAt !== null);
    server.refuse(failed, 550);
    await sendMail(app, { to: failed, language: 'en', kind: 'email_change_done', params: { name: 'Amara' } });
    await whenOutbox(app, failed, ({ failedAt }) => failedAt !== null);
    return [sent, failed];
  }

  it('tells what went out and what did not, and never what it says', async () => {
    const [sent, failed] = await sentAndFailed();
    expect(await page()).toEqual({
      isMailConfigured: true,
      waiting: 0,
      failed: 1,
      countedTo: 1_000,
      sentLastDay: 1,
      items: [
        expect.objectContaining({ recipient: failed, state: 'failed', failure: '550', sentAt: null }),
        expect.objectContaining({ recipient: sent, state: 'sent', failure: null, nextTryAt: null }),
      ],
      next: null,
    });
    expect(JSON.stringify(await page())).not.toMatch(/token|params/);
  });

  it('comes in pages and by state', async () => {
    const [sent, failed] = await sentAndFailed();
    const first = await page('?limit=1');
    const second = await page(`?limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ recipient }) => recipient)).toEqual([failed, sent]);
    expect((await page('?state=failed')).items.map(({ recipient }) => recipient)).toEqual([failed]);
    expect((await page('?state=waiting')).items).toEqual([]);
    await admin.get('/admin/outbox?state=lost').expect(400);
  });

  it('says what can be sent again: not what went out, and no link that is forgotten', async () => {
    await sentAndFailed();
    const refused = someAddress();
    server.refuse(refused, 550);
    await sendMail(app, resetMail(refused));
    await whenOutbox(app, refused, ({ failedAt }) => failedAt !== null);
    const { items } = await page();
    expect(items.map(({ state, isRepeatable }) => [state, isRepeatable])).toEqual([
      ['failed', false],
      ['failed', true],
      ['sent', false],
    ]);
  });

  it('sends again what was given up, and the audit tells who had it sent', async () => {
    const [, failed] = await sentAndFailed();
    const { id } = await outboxOf(app, failed);
    const { body } = await admin.post(`/admin/outbox/${id}/retry`).expect(200);
    expect(body).toMatchObject({ id, state: 'waiting', attempts: 0, failure: null });
    await whenOutbox(app, failed, ({ sentAt }) => sentAt !== null);
    expect(server.receivedBy(failed)).toHaveLength(1);
    const { body: audit } = await admin.get('/admin/audit?action=mail.sent_again&limit=1').expect(200);
    expect(audit).toMatchObject({
      entries: [{ subject: `mails/${id}`, actorName: 'admin', details: { kind: 'email_change_done' } }],
    });
  });

  it('sends nothing twice, and no link that is forgotten', async () => {
    const [sent] = await sentAndFailed();
    const refused = someAddress();
    server.refuse(refused, 550);
    await sendMail(app, resetMail(refused));
    const { id } = await whenOutbox(app, refused, ({ failedAt }) => failedAt !== null);
    const again = await admin.post(`/admin/outbox/${(await outboxOf(app, sent)).id}/retry`).expect(409);
    expect(again.body).toMatchObject({ code: 'mail_not_failed' });
    const forgotten = await admin.post(`/admin/outbox/${id}/retry`).expect(409);
    expect(forgotten.body).toMatchObject({ code: 'mail_link_forgotten' });
    const unknown = await admin.post('/admin/outbox/2147483647/retry').expect(404);
    expect(unknown.body).toMatchObject({ code: 'mail_not_found' });
  });

  it('forgets mail after a month', async () => {
    const [sent, failed] = await sentAndFailed();
    await app.dataSource.query(
      `UPDATE outbox SET created_at = now() - interval '31 days' WHERE recipient = $1`,
      [sent],
    );
    await app.nest.get(OutboxCareJob).care();
    expect((await page()).items.map(({ recipient }) => recipient)).toEqual([failed]);
  });

  it('holds nothing back that lost its job', async () => {
    const to = someAddress();
    await app.dataSource.query(
      `INSERT INTO outbox (recipient, language, kind, params, next_try_at)
       VALUES ($1, 'en', 'email_changed', '{"name": "Amara"}', now() - interval '1 hour')`,
      [to],
    );
    await app.nest.get(OutboxCareJob).care();
    await whenOutbox(app, to, ({ sentAt }) => sentAt !== null);
  });
});
