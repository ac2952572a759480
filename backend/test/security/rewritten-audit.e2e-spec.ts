import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { invite } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { castVote, openVoting } from '../factories/vote.factory.js';
import { resetAward } from '../factories/award.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const ALLOWED_PATH = `SELECT set_config('audit.account_leaves', 'yes', true)`;

describe('what the audit says', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const entriesOf = async (...actions: string[]) =>
    (await auditEntries(admin)).filter(({ action }) => actions.includes(action));

  const participants = async (...names: string[]) => {
    const people = await invited(app, names.length);
    const placed = [];
    for (const [index, person] of people.entries()) {
      const { id: participantId } = await takePlace(person, { name: names[index] });
      placed.push({ ...person, participantId });
    }
    return placed;
  };

  describe('of somebody', () => {
    it('stays where whoever is called like them, or has put down their address, leaves', async () => {
      const [participant] = await participants('noor-of-the-river');
      const judge = await signedIn(app);
      await admin.put(`/admin/judges/${judge.id}`).expect(204);
      await invite(admin, ['victim@example.test']);
      await admin.post('/admin/invitations', { email: 'victim@example.test' }).expect(201);
      await admin.patch(`/admin/participants/${participant!.participantId}`, { isActive: false }).expect(200);
      const told = ['judge.appointed', 'whitelist.changed', 'invitation.made', 'participant.deactivated'];
      const before = await entriesOf(...told);
      await admin.delete(`/admin/judges/${judge.id}`).expect(204);
      await app.dataSource.query(`UPDATE users SET username = 'renamed' WHERE id = $1`, [judge.id]);
      const impostors = [
        { username: judge.username, email: 'victim@example.test' },
        { username: 'noor-of-the-river' },
      ];
      for (const impostor of impostors) await deleteAccount(await registered(app, impostor));
      expect(await entriesOf(...told)).toEqual(before);
    });

    it('loses their name in all that they did and that names them, and nobody else’s', async () => {
      await openVoting(app);
      const [participant] = await participants('ama-of-the-hill');
      const voter = await registered(app, { username: 'ama-of-the-hill' });
      const { id } = await castVote(voter.client, participant!.participantId);
      await admin.patch(`/admin/votes/${id}`, { counted: false, reason: 'A burst' }).expect(200);
      await deleteAccount(voter);
      const [uncounted] = await entriesOf('vote.uncounted');
      const details = { name: 'ama-of-the-hill', month: uncounted?.details.month, reason: 'A burst' };
      expect(uncounted).toMatchObject({ details: { ...details, voter: `deleted-${voter.id}` } });
      await deleteAccount(participant!);
      const [same] = await entriesOf('vote.uncounted');
      expect(same?.details).toMatchObject({
        name: `deleted-${participant!.id}`,
        voter: `deleted-${voter.id}`,
      });
    });

    it('loses the name of who won an award, which others may bear too', async () => {
      const [one, other] = await participants('Twin', 'Twin');
      const { client: fan } = await signedIn(app);
      for (const twin of [one!, other!])
        await fan.put(`/participants/${twin.participantId}/follow`).expect(204);
      const awardId = await resetAward(app, 'social', { status: 'open' });
      await admin.patch(`/admin/awards/${awardId}`, { status: 'closed' }).expect(200);
      const winners = async () => (await entriesOf('award.closed'))[0]!.details.winners as string[];
      expect(await winners()).toEqual(['Twin', 'Twin']);
      await deleteAccount(one!);
      expect((await winners()).toSorted()).toEqual(['Twin', `deleted-${one!.id}`]);
    });
  });

  describe('can only be added to', () => {
    it.each([
      ['DELETE FROM audit_entries'],
      ['TRUNCATE audit_entries'],
      [`UPDATE audit_entries SET actor_name = 'nobody'`],
      [`UPDATE audit_entries SET details = '{}'`],
      [`UPDATE audit_entries SET action = 'ad.moderated'`],
    ])('by mistake too: %s', async (statement) => {
      await expect(app.dataSource.query(statement)).rejects.toThrow('The audit is only added to');
    });

    it.each([
      'id = id + 1000000',
      `action = 'x'`,
      `subject = ''`,
      'created_at = now()',
      'actor_id = 1 + actor_id',
      `people = '[]'`,
    ])('even while an account leaves: %s', async (change) => {
      const changing = app.dataSource.transaction(async (manager) => {
        await manager.query(ALLOWED_PATH);
        await manager.query(`INSERT INTO audit_entries (actor_id, actor_name, action, subject, details, people)
            VALUES (1, 'somebody', 'ad.moderated', 'ads/1', '{}', '[{"id": 1, "path": ["name"]}]')`);
        await manager.query(`UPDATE audit_entries SET ${change}`);
      });
      await expect(changing).rejects.toThrow('The audit is only added to');
    });

    it('but for names, in the transaction in which an account leaves', async () => {
      await app.dataSource.transaction(async (manager) => {
        await manager.query(ALLOWED_PATH);
        await manager.query(`UPDATE audit_entries SET actor_name = actor_name || '-'`);
      });
      await expect(app.dataSource.query(`UPDATE audit_entries SET actor_name = 'x'`)).rejects.toThrow();
    });

    it('and lets the version of before take a name out, which knows no setting', async () => {
      const { id } = await signedIn(app);
      await app.dataSource.transaction(async (manager) => {
        await manager.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
        await manager.query(`UPDATE audit_entries SET actor_name = $2 WHERE actor_id = $1`, [
          id,
          `deleted-${id}`,
        ]);
      });
    });
  });
});
