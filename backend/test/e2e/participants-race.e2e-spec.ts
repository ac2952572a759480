import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { invited, participantInput } from '../factories/participant.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

/** Everybody at the same time; answers the statuses. */
const registerAll = async (people: readonly SignedIn[]) => {
  const answers = await Promise.all(
    people.map(async ({ client }) => client.post('/participants', participantInput())),
  );
  return answers.map(({ status }) => status);
};

describe('many at once', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    admin = await app.admin();
  });
  beforeEach(() => app.dataSource.query('DELETE FROM participants'));
  afterAll(() => app.stop());

  const activeOrders = async () => {
    const active = await app.dataSource.manager.find(Participant, {
      where: { isActive: true },
      order: { order: 'ASC' },
    });
    return active.map(({ order }) => order);
  };

  it('get no more than the one place that is left', async () => {
    const people = await invited(app, 21);
    await saveSetting(admin, 'maxParticipants', '2');
    expect(await registerAll(people.slice(0, 1))).toEqual([201]);
    const statuses = await registerAll(people.slice(1));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await activeOrders()).toEqual([1, 2]);
    const emails = new Set(people.map(({ id }) => id));
    const roles = await app.dataSource.manager.findBy(User, { role: 'participant' });
    expect(roles.filter(({ id }) => emails.has(id))).toHaveLength(2);
  });

  it('are numbered 1..n without gaps', async () => {
    const people = await invited(app, 20);
    await saveSetting(admin, 'maxParticipants', '20');
    expect(new Set(await registerAll(people))).toEqual(new Set([201]));
    expect(await activeOrders()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('count once when they are the same person', async () => {
    const [person] = await invited(app, 1);
    const statuses = await registerAll(Array.from({ length: 10 }, () => person!));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await activeOrders()).toEqual([1]);
  });

  it('leave no gap while places are given away', async () => {
    const people = await invited(app, 12);
    await saveSetting(admin, 'maxParticipants', '6');
    await registerAll(people.slice(0, 6));
    const taken = await app.dataSource.manager.find(Participant);
    const freed = taken.slice(0, 4).map(async ({ id }) => {
      await admin.patch(`/admin/participants/${id}`, { isActive: false }).expect(200);
    });
    const [statuses] = await Promise.all([registerAll(people.slice(6)), ...freed]);
    const registered = statuses.filter((status) => status === 201).length;
    expect(await activeOrders()).toEqual(Array.from({ length: 2 + registered }, (_, index) => index + 1));
    expect(registered).toBeLessThanOrEqual(4);
  });
});
