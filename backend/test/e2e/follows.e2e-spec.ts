import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { FollowersService } from '../../src/modules/follows/followers.service.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

/** Some slices of a thousand and a part of one; FOLLOWERS for another number. */
const CROWD = Number(process.env.FOLLOWERS ?? 2_300);

/** Each statement of the filling has its time. */
const AT_ONCE = 5_000;

const PATIENCE_MS = 600_000;

describe('following', () => {
  let app: TestApp;
  let participant: SignedIn;
  let other: SignedIn;
  let id: number;
  let otherId: number;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    [participant, other] = (await invited(app, 2)) as [SignedIn, SignedIn];
    id = (await takePlace(participant)).id;
    otherId = (await takePlace(other)).id;
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM follows');
    await app.dataSource.query('DELETE FROM notifications');
    await app.dataSource.query('UPDATE participants SET followers = 0, is_active = true');
  });
  afterAll(() => app.stop());

  const followers = async (): Promise<number> =>
    (await app.dataSource.manager.findOneByOrFail(Participant, { id })).followers;
  const followed = async (client: Client): Promise<unknown> =>
    (await client.get('/follows').expect(200)).body;
  const manyAccounts = async (count: number): Promise<number[]> => {
    const rows: { id: number }[] = await app.dataSource.query(
      `INSERT INTO users (username, email, password)
        SELECT 'crowd-' || n || '-' || random(), n || '-' || random() || '@example.test', 'none'
        FROM generate_series(1, $1) n RETURNING id`,
      [count],
    );
    return rows.map((row) => row.id);
  };
  const followAll = (userIds: number[]) =>
    app.dataSource.query('INSERT INTO follows (participant_id, user_id) SELECT $1, unnest($2::int[])', [
      id,
      userIds,
    ]);
  const slicesWaiting = async (): Promise<number> => {
    const [row]: { count: string }[] = await app.dataSource.query(
      `SELECT count(*) FROM pgboss.job WHERE name = 'tell-followers' AND state < 'completed'`,
    );
    return Number(row!.count);
  };
  const newsCount = async (): Promise<number> => {
    const [row]: { count: string }[] = await app.dataSource.query('SELECT count(*) FROM notifications');
    return Number(row!.count);
  };

  it.each(['user', 'viewer', 'participant', 'admin'] as const)('is for every account (%s)', async (role) => {
    const { client } = await signedIn(app, role);
    await client.put(`/participants/${id}/follow`).expect(204);
    expect(await followed(client)).toEqual([id]);
    expect(await followers()).toBe(1);
    await client.delete(`/participants/${id}/follow`).expect(204);
    expect(await followed(client)).toEqual([]);
    expect(await followers()).toBe(0);
  });

  it('lists the latest first', async () => {
    const { client } = await signedIn(app);
    await client.put(`/participants/${id}/follow`).expect(204);
    await client.put(`/participants/${otherId}/follow`).expect(204);
    expect(await followed(client)).toEqual([otherId, id]);
  });

  it('counts an account once, however often it asks', async () => {
    const { client } = await signedIn(app);
    await Promise.all(
      Array.from({ length: 10 }, async () => client.put(`/participants/${id}/follow`).expect(204)),
    );
    expect(await followers()).toBe(1);
    await Promise.all(
      Array.from({ length: 10 }, async () => client.delete(`/participants/${id}/follow`).expect(204)),
    );
    expect(await followers()).toBe(0);
  });

  it('counts exactly when thirty accounts come and go at once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, async () => signedIn(app)));
    const leaving = people.slice(0, 10);
    for (const { client } of leaving) await client.put(`/participants/${id}/follow`).expect(204);
    await Promise.all(
      people.map(async ({ client }) =>
        leaving.some((one) => one.client === client)
          ? client.delete(`/participants/${id}/follow`).expect(204)
          : client.put(`/participants/${id}/follow`).expect(204),
      ),
    );
    expect(await followers()).toBe(20);
  });

  it('is not for oneself', async () => {
    const { body } = await participant.client.put(`/participants/${id}/follow`).expect(403);
    expect(body).toMatchObject({ code: 'following_oneself', message: 'You cannot follow yourself.' });
    expect(await followers()).toBe(0);
  });

  it('needs somebody to follow', async () => {
    const { client } = await signedIn(app);
    await client.put('/participants/2147483647/follow').expect(404);
    await client.delete('/participants/2147483647/follow').expect(404);
    await client.put('/participants/nobody/follow').expect(400);
  });

  it('of somebody without a place can end, but not begin', async () => {
    const { client } = await signedIn(app);
    await client.put(`/participants/${id}/follow`).expect(204);
    await app.dataSource.manager.update(Participant, { id }, { isActive: false });
    const { client: late } = await signedIn(app);
    await late.put(`/participants/${id}/follow`).expect(404);
    await client.delete(`/participants/${id}/follow`).expect(204);
    expect(await followers()).toBe(0);
  });

  describe('the followers', () => {
    const tell = (name = 'Amina Diallo') =>
      app.dataSource.transaction((manager) =>
        app.nest.get(FollowersService).tell(manager, id, 'progress', { participantId: id, name }),
      );

    it('are told once the transaction is committed, and nobody else is', async () => {
      const { client } = await signedIn(app);
      await client.put(`/participants/${id}/follow`).expect(204);
      await tell();
      await eventually(async () => {
        const { body } = await client.get('/notifications').expect(200);
        expect(body).toMatchObject({
          items: [{ kind: 'progress', params: { participantId: id, name: 'Amina Diallo' }, readAt: null }],
          unread: 1,
        });
      });
      expect(await newsCount()).toBe(1);
    });

    it('hear nothing of what was rolled back', async () => {
      const [follower] = await manyAccounts(1);
      await followAll([follower!]);
      const failing = app.dataSource.transaction(async (manager) => {
        await app.nest.get(FollowersService).tell(manager, id, 'progress', { participantId: id });
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      await tell('Second');
      await eventually(async () => expect(await newsCount()).toBe(1));
    });

    it(
      'are told once each, slice by slice, although they are many and jobs run twice',
      async () => {
        for (let left = CROWD; left > 0; left -= AT_ONCE)
          await followAll(await manyAccounts(Math.min(left, AT_ONCE)));
        const news = { participantId: id, kind: 'progress' as const, params: {}, source: 'follow/twice' };
        const service = app.nest.get(FollowersService);
        const begun = performance.now();
        await Promise.all([service.tellSlice(news), service.tellSlice(news)]);
        expect(await newsCount()).toBeGreaterThanOrEqual(1_000);
        await eventually(async () => expect(await newsCount()).toBe(CROWD), PATIENCE_MS);
        process.stdout.write(`${CROWD} followers were told in ${Math.round(performance.now() - begun)} ms\n`);
        await service.tellSlice(news);
        await eventually(async () => expect(await slicesWaiting()).toBe(0), PATIENCE_MS);
        expect(await newsCount()).toBe(CROWD);
      },
      PATIENCE_MS,
    );
  });
});
