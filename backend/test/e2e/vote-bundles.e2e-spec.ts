import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { UntoldVote } from '../../src/modules/votes/entities/untold-vote.entity.js';
import { CommentNumbers1796000007600 } from '../../src/database/migrations/1796000007600-comment-numbers.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, commentsOn, tellVotes } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { TestApp } from '../support/test-app.js';

describe('votes on open pages', () => {
  let app: TestApp;
  let people: Candidate[];
  let admin: Client;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    people = await candidates(app, 6);
    // Ways to sign in are known to a whole process: after another app has come and gone in it they ask that one's database.
    admin = await app.admin();
  });
  afterEach(() => readers.splice(0).forEach((reader) => reader.close()));
  afterAll(() => app.stop());

  const open = async (headers = {}): Promise<EventReader> => {
    const reader = await EventReader.open(app.url, headers);
    readers.push(reader);
    return reader;
  };
  const voters = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(app)));
  const totalOf = async (participantId: number): Promise<number> => {
    const { body } = await app.client().get(`/participants/${participantId}`).expect(200);
    return (body as { votesReceived: number }).votesReceived;
  };
  /** The last total that was told of each participant. */
  const totals = ({ news }: EventReader): Record<string, number> =>
    Object.assign({}, ...news.map(({ data }) => (data as { votes?: object }).votes ?? {})) as never;

  it('are there soon, as totals, whoever else votes', async () => {
    const reader = await open();
    const { participantId } = people[0]!;
    const [voter] = await voters(1);
    await castVote(voter!.client, participantId);
    await reader.until((one) => totals(one)[participantId] === 1);
    const all = await voters(8);
    await Promise.all(all.map(({ client }) => castVote(client, participantId)));
    await reader.until((one) => totals(one)[participantId] === 9);
    expect(totals(reader)[participantId]).toBe(await totalOf(participantId));
  });

  it('are right for one who was away', async () => {
    const before = await open();
    const { lastId } = before;
    before.close();
    const [one, other] = people.slice(1, 3).map(({ participantId }) => participantId);
    for (const { client } of await voters(3)) await castVote(client, one!);
    for (const { client } of await voters(2)) await castVote(client, other!, { comment: 'Go on' });
    await tellVotes(app);
    const back = await open({ 'Last-Event-ID': lastId });
    await back.until((reader) => totals(reader)[one!] === 3 && totals(reader)[other!] === 2);
    expect([await totalOf(one!), await totalOf(other!)]).toEqual([3, 2]);
  });

  it('are told of by another process where the one that took them is gone', async () => {
    const reader = await open();
    const { participantId } = people[0]!;
    await app.dataSource.manager.insert(UntoldVote, { participantId });
    const other = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    await reader.until((one) => totals(one)[participantId] !== undefined);
    await other.nest.close();
  });

  it('that are left uncounted, one by one or as a burst, are told of in the same words', async () => {
    const { participantId } = people[3]!;
    // What comes in the next hour is another burst.
    await longBeforeNext(app.dataSource, 'hour');
    const [first, second] = await voters(2);
    const { id, createdAt } = await castVote(first!.client, participantId);
    await castVote(second!.client, participantId);
    await tellVotes(app);
    const reader = await open();
    await admin.patch(`/admin/votes/${id}`, { counted: false, reason: 'Twice' }).expect(200);
    await reader.until((one) => totals(one)[participantId] === 1);
    const hour = `${new Date(createdAt).toISOString().slice(0, 13)}:00:00.000Z`;
    const burst = { kind: 'votes', by: 'hour', participantId, hour, key: null };
    await admin.patch('/admin/bursts', { ...burst, counted: false, reason: 'Too many' }).expect(204);
    await reader.until((one) => totals(one)[participantId] === 0);
    expect(reader.news.filter(({ event }) => event === 'vote').every(isBundle)).toBe(true);
  });

  it('are news for the participant with the bundle, and counted exactly', async () => {
    const { participantId, id: userId } = people[4]!;
    const all = await voters(5);
    await Promise.all(
      all.map(({ client }, index) =>
        castVote(client, participantId, index === 0 ? { comment: 'Hello' } : {}),
      ),
    );
    await eventually(async () => {
      const news = await app.dataSource.manager.findBy(Notification, { userId, kind: 'vote' });
      expect(news).toMatchObject([{ readAt: null, params: { participantId, count: 4 } }]);
    });
    expect(await app.dataSource.manager.countBy(Notification, { userId, kind: 'comment' })).toBe(1);
  });

  it('of a database of the version before get numbers for their comments that no vote had, in their order', async () => {
    const { participantId } = people[5]!;
    for (const { client } of await voters(2)) await castVote(client, participantId, { comment: 'Of old' });
    const runner = app.dataSource.createQueryRunner();
    const migration = new CommentNumbers1796000007600();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const [{ last }] = await app.dataSource.query<[{ last: number }]>('SELECT max(id) AS last FROM votes');
    const [newer, older] = await commentsOn(app.client(), participantId);
    expect(newer!.id).toBeGreaterThan(older!.id);
    expect(older!.id).toBeGreaterThan(last);
    // As the version before writes it, which knows of no such numbers.
    await app.dataSource.query(
      `INSERT INTO votes (participant_id, award_id, month, pseudonym, comment) VALUES ($1, 1, '2026-01', '0x1', 'Meanwhile')`,
      [participantId],
    );
    const [newest] = await commentsOn(app.client(), participantId);
    expect(newest).toMatchObject({ id: newer!.id + 1, comment: 'Meanwhile' });
  });
});

const isBundle = ({ data }: { data: unknown }): boolean => Object.keys(data as object).join() === 'votes';
