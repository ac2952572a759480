import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { APP_CONFIG, type AppConfig } from '../../src/config/app-config.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { VoteTreeChunk } from '../../src/modules/votes/entities/vote-tree-chunk.entity.js';
import { VoteTreePart } from '../../src/modules/votes/entities/vote-tree-part.entity.js';
import { FixedMonths } from '../../src/modules/votes/fixed-months.service.js';
import { VoteTrees } from '../../src/modules/votes/trees/vote-trees.service.js';
import { manyVotes } from '../factories/many-votes.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, pastVote } from '../factories/vote-month.factory.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

const HOUR_MS = 60 * 60 * 1000;

/** Holds up whoever writes the last part of a month of 2025, or the second one of a month of 2023. */
const HOLD = `
  CREATE FUNCTION hold_part() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.month LIKE '2025-%' AND NEW.leaves = 0 OR NEW.month LIKE '2023-%' AND NEW.number = 1 THEN
      PERFORM pg_advisory_xact_lock(4712);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold_part BEFORE INSERT ON vote_tree_parts FOR EACH ROW EXECUTE FUNCTION hold_part()`;

const WAITING = 'SELECT FROM pg_locks WHERE objid = 4712 AND NOT granted';

describe('the making of trees', () => {
  let app: TestApp;
  let trees: VoteTrees;
  let fixedMonths: FixedMonths;
  let patienceMs: number;
  let participantId: number;
  let months = 0;
  let held = 0;

  beforeAll(async () => {
    // Long enough for a held making to be held.
    app = await TestApp.start(PATIENT_STATEMENTS);
    await stopClosing(app);
    trees = app.nest.get(VoteTrees);
    fixedMonths = app.nest.get(FixedMonths);
    ({ patienceMs } = fixedMonths);
    const [person] = await invited(app, 1);
    ({ id: participantId } = await takePlace(person!));
    await app.dataSource.query(HOLD);
  });
  beforeEach(() => {
    // A tree that is made late is one all the same.
    fixedMonths.patienceMs = HOUR_MS;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const manager = () => app.dataSource.manager;
  const fileOf = (month: string) => fetch(`${app.url}/api/votes/months/${month}/leaves.ndjson.gz`);
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
  const nextMonth = () => `2024-${String(++months).padStart(2, '0')}`;
  const votesOf = async (month: string, count = 3) => {
    for (let index = 0; index < count; index++) await pastVote(manager(), participantId, month);
  };
  /** Of the time before trees were stored. */
  const fixedWithoutTree = async () => {
    const month = nextMonth();
    await votesOf(month);
    await closeMonths(app);
    await manager().delete(VoteTree, { month });
    return month;
  };
  /** While somebody makes this month's tree, and waits to write a part of it. @returns what comes of it */
  const whileMaking = async (month: string, work: () => unknown, maker: VoteTrees): Promise<unknown> => {
    const holder = app.dataSource.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock(4712)');
    const making = maker.make(month).catch((error: unknown) => error);
    try {
      await eventually(async () => expect(await holder.query(WAITING)).toHaveLength(1));
      await work();
    } finally {
      await holder.query('SELECT pg_advisory_unlock(4712)');
      await holder.release();
    }
    return making;
  };
  /** While a tree of a month is made, and all of it is written but its end. */
  const whileHeld = async (
    work: (month: string) => Promise<unknown>,
    maker = trees,
  ): Promise<{ month: string; made: unknown }> => {
    const month = `2025-${String(++held).padStart(2, '0')}`;
    await votesOf(month, 1);
    return { month, made: await whileMaking(month, () => work(month), maker) };
  };

  it('lets nobody wait for another month', async () => {
    fixedMonths.patienceMs = patienceMs;
    const month = await fixedWithoutTree();
    await whileHeld(async () => {
      const response = await fileOf(month);
      expect([response.status, await codeOf(response)]).toEqual([503, 'leaves_not_ready']);
    });
    await eventually(async () => expect((await fileOf(month)).status).toBe(200));
  });

  it('stores none that does not lead to what was fixed, and tries again an hour later', async () => {
    const month = await fixedWithoutTree();
    const [vote] = await manager().findBy(Vote, { month });
    const alarm = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await manager().update(Vote, { id: vote!.id }, { counted: false });
    await trees.makeMissing();
    expect(alarm).toHaveBeenCalledWith(
      expect.objectContaining({ month }),
      expect.stringMatching(/no longer/),
    );
    expect(await manager().findOneByOrFail(VoteTree, { month })).toMatchObject({ root: null });
    const refused = await fileOf(month);
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'vote_not_in_root']);

    await manager().update(Vote, { id: vote!.id }, { counted: true });
    await trees.makeMissing();
    expect(await manager().findOneByOrFail(VoteTree, { month })).toMatchObject({ root: null });
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS);
    await trees.makeMissing();
    jest.restoreAllMocks();
    const { root } = await manager().findOneByOrFail(VoteMonth, { month });
    const response = await fileOf(month);
    expect(response.headers.get('etag')).toContain(root);
    const lines = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(lines).not.toContain('"counted":false');
  });

  it('is not begun again by the next reader where it has just come to nothing', async () => {
    const month = await fixedWithoutTree();
    await app.dataSource.query(
      `ALTER TABLE vote_tree_parts ADD CONSTRAINT none_of_it CHECK (month <> '${month}') NOT VALID`,
    );
    const alarm = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const timesTold = () =>
      alarm.mock.calls.filter(([about]) => (about as { month?: string }).month === month).length;
    expect((await fileOf(month)).status).toBe(503);
    expect((await fileOf(month)).status).toBe(503);
    expect(timesTold()).toBe(1);
    await app.dataSource.query('ALTER TABLE vote_tree_parts DROP CONSTRAINT none_of_it');
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + HOUR_MS);
    expect((await fileOf(month)).status).toBe(200);
  });

  it('gives out no stored one of another root', async () => {
    const month = await fixedWithoutTree();
    await trees.makeMissing();
    const root = `0x${randomBytes(32).toString('hex')}`;
    await manager().update(VoteTree, { month }, { root });
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    expect((await fileOf(month)).status).toBe(409);
    expect(await manager().countBy(VoteTree, { month, root })).toBe(0);
  });

  it('goes on with older months where one fails', async () => {
    const [older, newer] = [await fixedWithoutTree(), await fixedWithoutTree()];
    await app.dataSource.query(
      `ALTER TABLE vote_tree_parts ADD CONSTRAINT no_newer CHECK (month <> '${newer}') NOT VALID`,
    );
    const alarm = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await trees.makeMissing();
    await app.dataSource.query('ALTER TABLE vote_tree_parts DROP CONSTRAINT no_newer');
    expect(alarm).toHaveBeenCalledWith(expect.objectContaining({ month: newer }), expect.anything());
    expect(await manager().findOneByOrFail(VoteTree, { month: older })).toMatchObject({ leaves: 3 });
    await trees.makeMissing();
  });

  it.each([
    ['is changed', 'UPDATE votes SET counted = NOT counted WHERE id = $1'],
    ['is deleted', 'DELETE FROM votes WHERE id = $1'],
  ])('marks a tree of an open month once a vote of it %s, however large the tree is', async (_, change) => {
    const month = nextMonth();
    await votesOf(month);
    await trees.make(month);
    const before = await manager().findOneByOrFail(VoteTree, { month });
    const [vote] = await manager().findBy(Vote, { month });
    await app.dataSource.query(change, [vote!.id]);
    expect(await manager().findOneByOrFail(VoteTree, { month })).toMatchObject({
      root: null,
      isOutdated: true,
    });
    expect(await manager().countBy(VoteTreePart, { month })).toBe(2);
    expect(await trees.make(month)).toBe('made');
    const after = await manager().findOneByOrFail(VoteTree, { month });
    expect(after).toMatchObject({ isOutdated: false });
    expect(after.root).not.toBe(before.root);
  });

  it('marks one that is being made, which is not finished then', async () => {
    const { month, made } = await whileHeld(async (open) => manager().delete(Vote, { month: open }));
    expect(made).toBe('changed');
    expect(await manager().countBy(VoteTree, { month, isOutdated: true })).toBe(1);
    expect(await trees.make(month)).toBe('empty');
  });

  it('marks all trees of open months where all votes are emptied', async () => {
    const month = nextMonth();
    await votesOf(month);
    await trees.make(month);
    const transaction = app.dataSource.createQueryRunner();
    await transaction.startTransaction();
    await transaction.query('TRUNCATE votes CASCADE');
    expect(await transaction.manager.countBy(VoteTree, { month, isOutdated: true })).toBe(1);
    await transaction.rollbackTransaction();
    await transaction.release();
  });

  it('ends where the database swallows what is sent to it', async () => {
    const month = '2023-01';
    await manyVotes(app.dataSource, participantId, month, 20_000);
    const proxy = await CuttableProxy.before(app.config.databaseUrl);
    const timeouts = { ...app.config.databaseTimeouts, statementMs: 10_000 };
    const config: AppConfig = { ...app.nest.get<AppConfig>(APP_CONFIG), databaseUrl: proxy.url };
    const others = new VoteTrees(app.dataSource, { ...config, databaseTimeouts: timeouts });
    const made = await whileMaking(month, () => proxy.freeze(), others);
    expect(made).toMatchObject({ message: 'Query read timeout' });
    expect(await manager().countBy(VoteTreePart, { month })).toBeGreaterThan(0);
    await proxy.close();
    await eventually(async () => expect(await trees.make(month)).toBe('made'));
    expect(await manager().findOneByOrFail(VoteTree, { month })).toMatchObject({ leaves: 20_000 });
    expect(await manager().sum(VoteTreePart, 'leaves', { month })).toBe(20_000);
    expect(
      await app.dataSource.query('SELECT FROM vote_tree_parts WHERE month = $1 AND hashes IS NOT NULL', [
        month,
      ]),
    ).toEqual([]);
    expect(await manager().countBy(VoteTreeChunk, { month })).toBe(Math.ceil((2 * 20_000 - 1) / 8192));
  });

  it('begins none once the process ends', async () => {
    const others = new VoteTrees(app.dataSource, app.nest.get<AppConfig>(APP_CONFIG));
    const month = nextMonth();
    await votesOf(month);
    const { made } = await whileHeld(async () => {
      const second = others.make(month).catch((error: unknown) => error);
      await others.onModuleDestroy();
      expect(await second).toMatchObject({ message: 'The process is ending' });
    }, others);
    expect(made).toBeInstanceOf(Error);
    expect(await manager().countBy(VoteTree, { month })).toBe(0);
  });
});
