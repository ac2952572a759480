import type { AdminParticipantDto } from '../../src/modules/participants/dto/own-participant.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('places', () => {
  let app: TestApp;
  let admin: Client;
  let people: SignedIn[];
  let ids: number[];

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM participants');
    await app.dataSource.query('DELETE FROM settings');
    people = await invited(app, 4);
    ids = [];
    for (const person of people.slice(0, 3)) ids.push((await takePlace(person)).id);
  });
  afterAll(() => app.stop());

  const setActive = (id: number, isActive: boolean) => admin.patch(`/admin/participants/${id}`, { isActive });
  const list = async () => (await admin.get('/admin/participants').expect(200)).body as AdminParticipantDto[];
  const shown = async () => {
    const { body } = await app.client().get('/participants').expect(200);
    return (body as AdminParticipantDto[]).map(({ id, order }) => [order, id]);
  };

  it('are listed for the administrator with their accounts', async () => {
    const { username, email } = people[0]!;
    const participants = await list();
    expect(participants).toHaveLength(3);
    expect(participants[0]).toMatchObject({ id: ids[0], order: 1, isActive: true, username, email, age: 27 });
    expect(JSON.stringify(participants)).not.toMatch(/password|argon2/);
  });

  it('are freed by an administrator, and those behind move up', async () => {
    const { body } = await setActive(ids[1]!, false).expect(200);
    expect(body).toMatchObject({ id: ids[1], isActive: false });
    expect(await shown()).toEqual([
      [1, ids[0]],
      [2, ids[2]],
    ]);
    expect((await list()).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
  });

  it('that were freed have no public page, and no role', async () => {
    await setActive(ids[0]!, false).expect(200);
    const { client } = people[0]!;
    await app.client().get(`/participants/${ids[0]}`).expect(404);
    expect((await client.get('/auth/me')).body).toMatchObject({ role: 'user' });
    await client.get('/participants/user').expect(403);
    const { body } = await client.get('/participants/eligibility').expect(200);
    expect(body).toMatchObject({ eligible: false, state: 'registered' });
    await client.post('/participants', participantInput()).expect(409);
  });

  it('can be taken by somebody else once freed', async () => {
    await saveSetting(admin, 'maxParticipants', '3');
    const { client } = people[3]!;
    await client.post('/participants', participantInput()).expect(409);
    await setActive(ids[0]!, false).expect(200);
    expect((await client.post('/participants', participantInput()).expect(201)).body).toMatchObject({
      order: 3,
    });
    const { body } = await setActive(ids[0]!, true).expect(409);
    expect(body).toMatchObject({ message: 'The maximum number of participants (3) has been reached.' });
  });

  it('are given back at the end of the row, with the role', async () => {
    await setActive(ids[0]!, false).expect(200);
    expect((await setActive(ids[0]!, true).expect(200)).body).toMatchObject({ isActive: true, order: 3 });
    expect(await shown()).toEqual([
      [1, ids[1]],
      [2, ids[2]],
      [3, ids[0]],
    ]);
    expect((await people[0]!.client.get('/auth/me')).body).toMatchObject({ role: 'participant' });
  });

  it('stay as they are when nothing changes', async () => {
    const before = await auditEntries(admin);
    await setActive(ids[0]!, true).expect(200);
    expect(await auditEntries(admin)).toEqual(before);
  });

  it('leave a trace of who gave them away', async () => {
    await setActive(ids[1]!, false).expect(200);
    await setActive(ids[1]!, true).expect(200);
    const [activated, deactivated, registered] = await auditEntries(admin);
    const { name } = participantInput();
    const subject = `participants/${ids[1]}`;
    expect(activated).toMatchObject({
      action: 'participant.activated',
      actorName: 'admin',
      subject,
      details: { name, order: 3, season: 1 },
    });
    expect(deactivated).toMatchObject({
      action: 'participant.deactivated',
      subject,
      details: { name, order: 2, season: 1 },
    });
    expect(registered).toMatchObject({
      action: 'participant.registered',
      actorName: people[2]!.username,
      details: { name, order: 3, season: 1 },
    });
  });

  it.each([
    [{ isActive: 'false' }, 'isActive must be true or false'],
    [{}, 'isActive must be true or false'],
    [{ isActive: true, order: 1 }, 'order is not a known field'],
  ])('are not changed by %j', async (input, message) => {
    const { body } = await admin.patch(`/admin/participants/${ids[0]}`, input).expect(400);
    expect(body).toMatchObject({ message });
  });

  it('are told to open pages when they are freed and given back', async () => {
    const told = [{ event: 'participant', data: { id: ids[1], participantId: ids[1] } }];
    expect(await toldDuring(app, () => setActive(ids[1]!, false).expect(200))).toEqual(told);
    expect(await toldDuring(app, () => setActive(ids[1]!, false).expect(200))).toEqual([]);
    expect(await toldDuring(app, () => setActive(ids[1]!, true).expect(200))).toEqual(told);
  });

  it('that do not exist are not found', async () => {
    await setActive(999_999, false).expect(404);
  });

  it("flag their holders' ads for the administrator", async () => {
    const own = await submitAd(people[0]!.client, { notOwnProject: true });
    const other = await submitAd((await signedIn(app)).client);
    const { body } = await admin.get('/admin/ads').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ id: other, byParticipant: false }),
      expect.objectContaining({ id: own, byParticipant: true }),
    ]);
  });
});
