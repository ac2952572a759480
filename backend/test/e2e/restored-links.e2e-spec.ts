import { endAccess } from '../../../scripts/keep/end-access.ts';
import { confirmEmail, mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { codeOf, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { confirmedViewer, joinAsViewer, viewerInput } from '../factories/viewer.factory.js';
import { onOwnConnection } from '../support/own-connection.js';
import { stopMinutes } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('a site whose links a restore has ended', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, ALTCHA: 'off' });
    // Who is written to, and who is forgotten, the test decides.
    await stopMinutes(app);
  });
  beforeEach(() => app.dataSource.query('DELETE FROM rate_limits'));
  afterAll(() => app.stop());

  const restored = () => onOwnConnection(app.dataSource, endAccess);
  /** All letters that were written until now have gone, as nobody runs the mail server. */
  const letGo = () => app.dataSource.query(`UPDATE outbox SET sent_at = now(), params = '{}'`);

  /** Whoever joins again does so from elsewhere; how often an address is written to stays known. */
  const forgetNetworks = () =>
    app.dataSource.query(`DELETE FROM rate_limits WHERE key NOT LIKE 'viewer-asked:%'`);

  describe('where somebody joined as a viewer', () => {
    const askedLetters = (email: string) => mailsTo(app, email, 'confirm_viewer');

    it('writes again to whoever joins again, as the link in the first letter opens nothing', async () => {
      const { email } = viewerInput();
      const first = await joinAsViewer(app, { email });
      await letGo();
      await restored();
      await app.client().post('/viewers/confirm', { token: first }).expect(400);
      await forgetNetworks();
      const second = await joinAsViewer(app, { email });
      expect(await askedLetters(email)).toHaveLength(2);
      await app.client().post('/viewers/confirm', { token: second }).expect(204);
    });

    it('writes again to who confirmed before and was asked about another choice', async () => {
      const { email } = viewerInput();
      const id = await confirmedViewer(app, { email });
      await app.dataSource.query(
        `UPDATE viewers SET asked_at = asked_at - interval '2 days', confirmed_at = confirmed_at - interval '2 days' WHERE id = $1`,
        [id],
      );
      await app.dataSource.query('DELETE FROM rate_limits');
      await joinAsViewer(app, { email });
      await letGo();
      await restored();
      await forgetNetworks();
      await joinAsViewer(app, { email });
      expect(await askedLetters(email)).toHaveLength(3);
    });

    it('writes no second letter where the first still goes out, with another link', async () => {
      const { email } = viewerInput();
      await joinAsViewer(app, { email });
      await restored();
      await app.dataSource.query('DELETE FROM rate_limits');
      const token = await joinAsViewer(app, { email });
      expect(await askedLetters(email)).toHaveLength(1);
      await app.client().post('/viewers/confirm', { token }).expect(204);
    });
  });

  describe('where an account was being taken from its owner', () => {
    let person: SignedIn;

    beforeEach(async () => {
      person = await signedIn(app);
      await confirmEmail(app, person);
    });

    const begunChange = async () => {
      const { email } = userInput();
      await person.client.patch('/auth/me', { email, currentPassword: person.password }).expect(200);
      return email;
    };
    const factors = () => app.dataSource.query('SELECT FROM totp_secrets WHERE user_id = $1', [person.id]);

    it('takes away what the thief added since the first letter, though the way back is that of the second', async () => {
      await begunChange();
      await letGo();
      const { secret } = await withTotp(person);
      const proof = { password: person.password, code: codeOf(secret) };
      await person.client.post('/auth/step-up', proof).expect(204);
      await begunChange();
      await restored();
      const token = await mailedToken(app, person.email, 'email_change_begun', 2);
      await app.client().post('/auth/not-me', { token }).expect(204);
      expect(await factors()).toEqual([]);
    });

    it('keeps the address that was left for its owner, also where no way back goes out anew', async () => {
      const email = await begunChange();
      const token = await mailedToken(app, email, 'email_change_confirm');
      await app.client().post('/auth/confirm', { token }).expect(204);
      await letGo();
      await restored();
      const other = await signedIn(app);
      await confirmEmail(app, other);
      const change = { email: person.email, currentPassword: other.password };
      await other.client.patch('/auth/me', change).expect(200);
      const taken = await mailedToken(app, person.email, 'email_change_confirm');
      const { body } = await app.client().post('/auth/confirm', { token: taken }).expect(409);
      expect(body).toMatchObject({ code: 'email_taken' });
    });
  });
});
