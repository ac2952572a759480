import type { EntityManager } from 'typeorm';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { ParticipantRegistrations } from '../../src/modules/participants/participant-registrations.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { TestApp } from '../support/test-app.js';

describe('a subscriber to registrations', () => {
  let app: TestApp;
  let hear: (manager: EntityManager, userId: number) => Promise<void>;

  beforeAll(async () => {
    app = await TestApp.start();
    const registrations = app.nest.get(ParticipantRegistrations, { strict: false });
    registrations.subscribe(async (manager, { userId }) => hear(manager, userId));
  });
  beforeEach(() => app.dataSource.query('DELETE FROM participants'));
  afterAll(() => app.stop());

  it('is told within the transaction, when the role is there already', async () => {
    const told: User[] = [];
    hear = async (manager, id) => void told.push(await manager.findOneByOrFail(User, { id }));
    const [person] = await invited(app, 1);
    await takePlace(person!);
    expect(told).toMatchObject([{ id: person!.id, role: 'participant' }]);
  });

  it('is told again when a place is given back', async () => {
    const told: number[] = [];
    hear = async (_manager, userId) => void told.push(userId);
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    const admin = await app.admin();
    await admin.patch(`/admin/participants/${id}`, { isActive: false }).expect(200);
    await admin.patch(`/admin/participants/${id}`, { isActive: true }).expect(200);
    expect(told).toEqual([person!.id, person!.id]);
  });

  it('that fails takes the registration with it', async () => {
    hear = () => Promise.reject(new Error('No badge today'));
    const [person] = await invited(app, 1);
    await person!.client.post('/participants', participantInput()).expect(500);
    expect((await person!.client.get('/auth/me')).body).toMatchObject({ role: 'user' });
    expect((await app.client().get('/participants')).body).toEqual([]);
  });
});
