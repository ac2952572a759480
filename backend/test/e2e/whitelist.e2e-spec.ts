import { auditEntries } from '../factories/audit.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the whitelist', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(() => app.dataSource.query('DELETE FROM settings'));
  afterAll(() => app.stop());

  const save = (value: string) => admin.post('/admin/settings', { key: 'participantWhitelist', value });
  const stored = async () => {
    const { body } = await admin.get('/admin/all-settings').expect(200);
    return (body as { value: string }[]).map(({ value }) => value);
  };

  it('is kept trimmed, in lower case and without duplicates', async () => {
    const { body } = await save(' Amina@Example.org ,mateo@example.org,,amina@example.ORG, ').expect(200);
    expect(body).toMatchObject({ value: 'amina@example.org,mateo@example.org' });
    expect(await stored()).toEqual(['amina@example.org,mateo@example.org']);
  });

  it('can be emptied', async () => {
    await save('amina@example.org').expect(200);
    await save('').expect(200);
    expect(await stored()).toEqual(['']);
  });

  it.each(['amina', 'amina@example.org, mateo@', 'amina@example.org mateo@example.org', '@', 'a@b@c.org'])(
    'refuses %j and stays unchanged',
    async (value) => {
      await save('first@example.org').expect(200);
      const { body } = await save(value).expect(400);
      expect(body).toMatchObject({
        code: 'email_invalid',
        message: 'Please enter a valid email address',
        errors: { value: [expect.stringContaining('Please enter a valid email address')] },
      });
      expect(await stored()).toEqual(['first@example.org']);
    },
  );

  it('names the address that is wrong', async () => {
    const { body } = await save('amina@example.org, mateo@').expect(400);
    expect(body).toMatchObject({
      errors: { value: ['Please enter a valid email address: mateo@'] },
      details: { value: [{ code: 'invited_email_invalid', params: { email: 'mateo@' } }] },
    });
  });

  it('never shows in what the public sees of the settings', async () => {
    await save('amina@example.org').expect(200);
    const { text } = await app.client().get('/challenge/settings').expect(200);
    expect(text).not.toContain('amina');
  });

  it('leaves a trace of who was added and removed', async () => {
    await save('amina@example.org, mateo@example.org').expect(200);
    await save('mateo@example.org, hana@example.org').expect(200);
    const [last, first] = await auditEntries(admin);
    expect(first).toMatchObject({
      action: 'whitelist.changed',
      details: { added: ['amina@example.org', 'mateo@example.org'], removed: [] },
    });
    expect(last).toMatchObject({
      actorName: 'admin',
      subject: 'settings/participantWhitelist',
      details: { added: ['hana@example.org'], removed: ['amina@example.org'] },
    });
  });
});
