import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { ChangedRows1796000008100 } from '../../src/database/migrations/1796000008100-changed-rows.js';
import { CAST_VOTE } from '../../src/modules/votes/cast-vote.sql.js';
import { eventually } from '../support/eventually.js';
import { whenWaiting } from '../support/held-lock.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

/** As the API waits for a statement (ms). */
const LONGEST_STATEMENT_MS = 8_000;
const VOTERS = 4;
/** Written at once, in less than the driver waits for a statement on a slow machine, too. */
const ACCOUNTS_AT_ONCE = 5_000;

/** As the version before seasons voted. */
const CAST_VOTE_BEFORE = CAST_VOTE.replace(
  'AND award.season = participant.season AND participant.is_public',
  '',
).replace('vote_month_is_open(moment.month, award.season)', 'vote_month_is_open(moment.month)');

/** The tables on which processes of this version are told of rows. */
const TOLD = `SELECT count(DISTINCT tgrelid)::integer AS count FROM pg_trigger WHERE tgfoid = to_regproc('tell_changed_table')`;

describe('migrations beside votes', () => {
  let dataSource: DataSource;
  let url: string;
  let whole: number;
  let people: { participant: number; voters: number[] };
  const clients: Client[] = [];

  beforeAll(async () => {
    url = await createTestDatabase();
    dataSource = await openDatabase(url);
    people = await voting();
    whole = await told();
  });
  beforeEach(backToBefore);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await dataSource.runMigrations();
  });
  afterAll(() => dataSource.destroy());

  async function voting(): Promise<typeof people> {
    await dataSource.query(`UPDATE awards SET status = 'open' WHERE kind = 'votes'`);
    const [owner] = await accounts(1);
    const voters: number[] = [];
    while (voters.length < 40_000) voters.push(...(await accounts(ACCOUNTS_AT_ONCE)));
    const [row] = await dataSource.query<[{ id: number }]>(
      `INSERT INTO participants (user_id, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
       VALUES ($1, 'One', '', '', 30, 2020, 1, '', 1) RETURNING id`,
      [owner],
    );
    return { participant: row.id, voters };
  }

  async function accounts(count: number): Promise<number[]> {
    const rows = await dataSource.query<{ id: number }[]>(
      `INSERT INTO users (username, email, password)
       SELECT name, name || '@example.test', 'none'
       FROM (SELECT 'voter-' || gen_random_uuid() AS name FROM generate_series(1, $1)) AS names RETURNING id`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  /** Nobody votes twice, however many votes a machine takes while the migrations last. */
  async function nextVoter(): Promise<number> {
    if (people.voters.length === 0) people.voters.push(...(await accounts(ACCOUNTS_AT_ONCE)));
    return people.voters.pop()!;
  }

  /** The schema as it was before these migrations. */
  async function backToBefore(): Promise<void> {
    while ((await told()) > 0) await dataSource.undoLastMigration();
  }

  /** A connection such as the API's. */
  async function connected(): Promise<Client> {
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    await client.query(`SET statement_timeout = ${LONGEST_STATEMENT_MS}`);
    return client;
  }

  async function vote(client: Client): Promise<void> {
    const voter = await nextVoter();
    const values = [voter, people.participant, null, null, `0x${voter}`, 'none', null, null, null, null];
    const { rowCount } = await client.query(CAST_VOTE_BEFORE, values);
    expect(rowCount).toBe(1);
  }

  const told = async () => (await dataSource.query<[{ count: number }]>(TOLD))[0].count;

  it('hold none of the tables of a vote while they wait for another', async () => {
    const client = await connected();
    await client.query('BEGIN');
    await client.query('LOCK TABLE votes IN ROW EXCLUSIVE MODE');
    const migrated = dataSource.runMigrations().catch((error: unknown) => error);
    await whenWaiting(dataSource, 1, '%ON votes%');
    await vote(client);
    await client.query('COMMIT');
    expect(await migrated).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: ChangedRows1796000008100.name })]),
    );
  });

  it('go on beside people who vote all the time', async () => {
    const voters = await Promise.all(Array.from({ length: VOTERS }, connected));
    const beside = { isMigrated: false, votes: 0 };
    const voting = voters.map(async (client) => {
      while (!beside.isMigrated) {
        await vote(client);
        beside.votes += 1;
      }
    });
    const begun = 2 * VOTERS;
    await eventually(async () => Promise.resolve(expect(beside.votes).toBeGreaterThan(begun)));
    await dataSource.runMigrations().finally(() => (beside.isMigrated = true));
    await Promise.all(voting);
  });

  it('make indexes and hold up nobody who writes to their tables', async () => {
    const [writer, other] = [await connected(), await connected()];
    const write = `INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, 1)`;
    await writer.query('BEGIN');
    await writer.query(write, ['written before']);
    const migrated = dataSource.runMigrations();
    await whenWaiting(dataSource, 1, '%rate_limits_end%');
    await other.query(write, ['written beside']);
    await writer.query('COMMIT');
    await migrated;
  });

  it('may end half-way, and begin anew', async () => {
    const runner = dataSource.createQueryRunner();
    const query = runner.query.bind(runner);
    let left = 8;
    const failing = async (text: string): Promise<unknown> => {
      if (left-- === 0) throw new Error('ended');
      return query(text);
    };
    Object.assign(runner, { query: failing });
    await expect(new ChangedRows1796000008100().up(runner)).rejects.toThrow('ended');
    await runner.release();
    expect(await told()).toBeGreaterThan(0);
    expect(await told()).toBeLessThan(whole);
    await dataSource.runMigrations();
    expect(await told()).toBe(whole);
  });
});
