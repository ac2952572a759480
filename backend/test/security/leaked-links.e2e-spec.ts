import { invitationFor, mailedToken, MAILING } from '../factories/identity.factory.js';
import { invite } from '../factories/settings.factory.js';
import { userInput } from '../factories/user.factory.js';
import { withTotp } from '../factories/second-factor.factory.js';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ADMIN, type TestApp } from '../support/test-app.js';

/** What would let whoever reads it be somebody else. */
describe('secrets that leak by logs, referrers and the audit', () => {
  let api: ApiProcess;
  let admin: Client;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, { ...MAILING, LOG_LEVEL: 'trace' });
    await api.start();
    admin = api.client();
    await admin.post('/auth/login', ADMIN).expect(200);
  });
  afterAll(() => api.close());

  it('are in none of them, whatever somebody does with a link, a password or a code', async () => {
    const input = userInput({ password: 'Veldt-ounce-41-Rehearsal' });
    await invite(admin, [input.email]);
    const { token: invitation } = await invitationFor(admin, input.email);
    const person = { ...input, client: api.client(), id: 0 };
    await person.client.post('/auth/register', { ...input, invitation }).expect(201);
    await person.client.post('/auth/forgot', { email: input.email }).expect(202);
    const reset = await mailedToken(api as unknown as TestApp, input.email, 'reset_password');
    const { secret, recoveryCodes } = await withTotp(person);
    const { headers } = await person.client.get('/auth/me').expect(200);
    const cookie = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!.split('=')[1]!;

    // As a mail program, a careless user and a broken page would send them.
    for (const token of [invitation, reset]) {
      await fetch(`${api.url}/reset-password?token=${token}`);
      await fetch(`${api.url}/api/ads?token=${token}`);
      await fetch(`${api.url}/api/mail/unsubscribe?token=${token}`);
      await person.client.post('/auth/reset', { token, password: 'x' });
      await person.client.post('/auth/confirm', { token: { token } });
    }
    await person.client.post('/auth/login', { username: input.username, password: input.password });
    await fetch(`${api.url}/api/auth/login`, { method: 'POST', body: `{"password":"${input.password}"` });

    const secrets = [invitation, reset, secret, recoveryCodes[0]!, cookie, input.password, ADMIN.password];
    const { body: audit } = await admin.get('/admin/audit?limit=100').expect(200);
    await eventually(async () => {
      expect(JSON.stringify(api.log)).toContain('/api/mail/unsubscribe');
    });
    const written = JSON.stringify(api.log) + JSON.stringify(audit);
    expect(secrets.filter((each) => written.includes(each))).toEqual([]);
  });

  it('go to no other site with a link that is followed from the page they opened', async () => {
    const { headers } = await fetch(`${api.url}/reset-password?token=secret`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('are not invited into the log by line breaks: each entry stays one line of JSON', async () => {
    const lines = api.log.length;
    const forged = '/api/ads/1%0a{"level":60,"msg":"forged"}';
    await fetch(api.url + forged, { headers: { 'User-Agent': '"}{"forged":true}' } });
    await eventually(async () => {
      expect(api.log.length).toBeGreaterThan(lines);
    });
    expect(api.log.filter(({ msg, forged: isForged }) => msg === 'forged' || isForged)).toEqual([]);
  });
});
