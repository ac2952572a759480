import { once } from 'node:events';
import { get, type IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { pgPool } from '../../src/common/pg-pool.js';
import type { PublishedVoteDto } from '../../src/modules/votes/dto/published-vote.dto.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { VoteTreePart } from '../../src/modules/votes/entities/vote-tree-part.entity.js';
import { LeafReaders } from '../../src/modules/votes/leaf-readers.js';
import { manyVotes } from '../factories/many-votes.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, pastVote } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/metrics.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const FEW = '2026-01';
const MANY = '2026-02';
const MOST_IN_A_LIST = 100_000;

/** In all more than lies in the buffers of a connection, however far a system lets them grow; each is read in no time. */
const PARTS = Array.from({ length: 12 }, (_, number) => number);
const PART_BYTES = 2 * 1024 * 1024;
const FILE_BYTES = PARTS.length * PART_BYTES;

/** Closing a month of a hundred thousand takes a busy machine its time (ms). */
const PATIENCE_MS = 600_000;

/** Who reads a part on a busy machine is not told that the database is away. */
const SLOW_STATEMENTS = { DATABASE_STATEMENT_TIMEOUT_MS: '60000' };

/** Nobody is let go of while the others are read, however slow the machine (ms). */
const FOR_EVER_MS = 10 * 60_000;

describe('the leaves of a month', () => {
  let app: TestApp;
  let participantId: number;
  let file: Buffer;
  const opened: IncomingMessage[] = [];

  beforeAll(async () => {
    app = await TestApp.start({ METRICS_PORT: '0', DATABASE_LOCK_TIMEOUT_MS: '3000', ...SLOW_STATEMENTS });
    await stopClosing(app);
    const [person] = await invited(app, 1);
    ({ id: participantId } = await takePlace(person!));
    for (let count = 0; count < 5; count++) await pastVote(app.dataSource.manager, participantId, FEW);
    await manyVotes(app.dataSource, participantId, MANY, MOST_IN_A_LIST + 1);
    await closeMonths(app);
    file = (await fetched()).body;
  }, PATIENCE_MS);
  // What one test leaves open is none of the next one's readers.
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const response of opened.splice(0)) response.destroy();
    await eventually(async () => {
      if (app.nest.get(LeafReaders).count > 0) throw new Error('Some are still being read to');
      return Promise.resolve();
    });
  });
  afterAll(() => app.stop());

  const address = (month = MANY) => `${app.url}/api/votes/months/${month}/leaves.ndjson.gz`;
  const fetched = async (headers: Record<string, string> = {}, method = 'GET', month = MANY) => {
    const response = await fetch(address(month), { headers, method });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  };
  const linesOf = (packed: Buffer) => gunzipSync(packed).toString().trimEnd().split('\n');

  it('are a list where there are few, and the same in a file', async () => {
    const { body } = await app.client().get(`/votes/months/${FEW}/leaves`).expect(200);
    const packed = (await fetched({}, 'GET', FEW)).body;
    expect(linesOf(packed).map((line) => JSON.parse(line) as PublishedVoteDto)).toEqual(body);
    expect(body).toHaveLength(5);
  });

  it('are a file alone where there are more than 100,000', async () => {
    const response = await fetch(`${app.url}/api/votes/months/${MANY}/leaves`, { redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`/api/votes/months/${MANY}/leaves.ndjson.gz`);
    const counted = (await scrape(app)).filter(
      ({ name, labels }) => name.endsWith('_duration_seconds_count') && labels.route?.endsWith('/leaves'),
    );
    expect(counted.map(({ labels }) => labels.status)).toContain('307');
    const lines = linesOf(file);
    expect(lines).toHaveLength(MOST_IN_A_LIST + 1);
    const pseudonyms = lines.map((line) => (JSON.parse(line) as PublishedVoteDto).pseudonym);
    expect(pseudonyms).toEqual(pseudonyms.toSorted());
    expect(await app.dataSource.manager.findOneBy(VoteMonth, { month: MANY })).toMatchObject({
      leaves: MOST_IN_A_LIST + 1,
    });
  });

  it('may be kept by everybody for ever, and bear no cookie', async () => {
    const { response } = await fetched();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/gzip',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="votes-${MANY}.ndjson.gz"`,
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const tag = response.headers.get('etag')!;
    expect((await fetched({ 'if-none-match': tag, 'cache-control': 'max-age=0' })).response.status).toBe(304);
  });

  it('tell how large they are without being sent', async () => {
    const { response, body } = await fetched({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(file.length));
    expect(body).toHaveLength(0);
  });

  it('come in the stretches that are asked for, also across parts', async () => {
    const [first] = await app.dataSource.manager.findBy(VoteTreePart, { month: MANY, number: 0 });
    const edge = first!.size;
    const last = file.length - 1;
    const stretches: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      [`bytes=${edge - 3}-${edge + 4}`, edge - 3, edge + 4],
      [`bytes=${edge}-${edge}`, edge, edge],
      [`bytes=${edge - 1}-${edge - 1}`, edge - 1, edge - 1],
      ['bytes=-12', last - 11, last],
      [`bytes=${last - 1}-`, last - 1, last],
      [`bytes=5-${last + 1000}`, 5, last],
      [`bytes=-${last + 1000}`, 0, last],
    ];
    for (const [range, start, end] of stretches) {
      const { response, body } = await fetched({ range });
      expect([range, response.status]).toEqual([range, 206]);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${file.length}`);
      expect(body.equals(file.subarray(start, end + 1))).toBe(true);
    }
  });

  it('have no stretch beyond their end', async () => {
    for (const range of [`bytes=${file.length}-`, 'bytes=-0']) {
      const { response } = await fetched({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${file.length}`);
    }
  });

  it('come whole where the beginning was of another file, or several stretches are wanted', async () => {
    const tag = (await fetched({}, 'HEAD')).response.headers.get('etag')!;
    const statusOf = async (headers: Record<string, string>) => (await fetched(headers)).response.status;
    expect(await statusOf({ range: 'bytes=1-2', 'if-range': tag })).toBe(206);
    expect(await statusOf({ range: 'bytes=1-2', 'if-range': '"another"' })).toBe(200);
    expect(await statusOf({ range: 'bytes=1-2,9-10' })).toBe(200);
    expect(await statusOf({ range: 'lines=1-2' })).toBe(200);
  });

  it('are refused until they are fixed', async () => {
    const month = new Date().toISOString().slice(0, 7);
    const { response, body } = await fetched({}, 'GET', month);
    expect(response.status).toBe(409);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'month_not_fixed' });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('go to six at once who take them slowly, while no connection to the database is held', async () => {
    const month = '2025-12';
    await app.dataSource.manager.insert(VoteMonth, { month, root: '0xab', leaves: 12, closedAt: new Date() });
    await app.dataSource.manager.insert(VoteTree, {
      month,
      root: '0xab',
      leaves: 12,
      bytes: String(FILE_BYTES),
    });
    const shared = { month, leaves: 1, last: '', size: PART_BYTES, plainSize: 0, crc: '0' };
    for (const number of PARTS)
      await app.dataSource.manager.insert(VoteTreePart, {
        ...shared,
        number,
        body: Buffer.alloc(PART_BYTES, number),
      });
    const bodies = jest.spyOn(app.dataSource.manager, 'findOneOrFail');
    /** Not those of a reader who was told to come again. */
    const fetchedParts = async () => {
      const all = bodies.mock.results.map(({ value }) => value as Promise<unknown>);
      return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
    };
    const readers = await withPatience(FOR_EVER_MS, () =>
      Promise.all(Array.from({ length: 6 }, () => slowReader(month))),
    );
    // Each got what lies in its connection's buffers; nobody reads, so nothing more is fetched.
    await eventually(() => Promise.resolve(expect(bodies.mock.calls.length).toBeGreaterThanOrEqual(6)));
    const pool = pgPool(app.dataSource);
    await eventually(() => Promise.resolve(expect(pool.idleCount).toBe(pool.totalCount)));
    expect(await fetchedParts()).toBeLessThan(6 * PARTS.length);
    expect(await app.client().get(`/votes/months/${FEW}/leaves`).expect(200)).toBeDefined();
    for (const reader of readers) {
      let taken = 0;
      for await (const piece of reader) taken += (piece as Buffer).length;
      expect(taken).toBe(FILE_BYTES);
    }
    expect(await fetchedParts()).toBe(6 * PARTS.length);
  });

  it('survive readers who go away', async () => {
    for (let count = 0; count < 3; count++) (await slowReader('2025-12')).destroy();
    expect((await fetched({ range: 'bytes=0-9' })).body).toHaveLength(10);
  });

  it('are let go of where a reader takes nothing of them', async () => {
    const readers = app.nest.get(LeafReaders);
    // Longer than a busy machine takes to the head of the answer.
    const reader = await withPatience(3_000, () => slowReader('2025-12'));
    await eventually(() => Promise.resolve(expect(readers.count).toBe(0)));
    await expect(reader.toArray()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it.each([
    ['a hundred at once', 100, (reader: number) => `2001:db8:${reader}::1`],
    ['ten of one network', 10, () => '127.0.0.1'],
  ])('go to %s, and later to whoever comes then', async (_title, most, addressOf) => {
    const readers = app.nest.get(LeafReaders);
    const end = Promise.withResolvers<void>();
    const all = Array.from({ length: most }, (_one, reader) =>
      readers.serve({ ip: addressOf(reader) }, new ServerResponse({} as never) as never, () => end.promise),
    );
    const { response, body } = await fetched();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'too_many_downloads' });
    await app.client().get(`/votes/months/${FEW}/leaves`).expect(503);
    end.resolve();
    await Promise.all(all);
    await app.client().get(`/votes/months/${FEW}/leaves`).expect(200);
  });

  it('are let go of where a reader takes them drop by drop', async () => {
    const readers = app.nest.get(LeafReaders);
    const { longestMs } = readers;
    readers.longestMs = 3_000;
    const reader = await slowReader('2025-12').finally(() => (readers.longestMs = longestMs));
    // Each drop shows that somebody is there.
    const drops = setInterval(() => reader.read(1), 100);
    await eventually(() => Promise.resolve(expect(readers.count).toBe(0)));
    clearInterval(drops);
    await expect(reader.toArray()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it.each([
    ['list', `months/${FEW}/leaves`, 'votes'],
    ['file', `months/${MANY}/leaves.ndjson.gz`, 'vote_tree_parts'],
  ])(
    'are promised for later as a %s where the database does not give the first of them',
    async (_what, path, table) => {
      const holder = app.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      try {
        const asked = app.client().get(`/votes/${path}`).set('Range', 'bytes=0-9');
        const { body, headers } = await asked.expect(503);
        expect(body).toMatchObject({ code: 'database_unavailable' });
        expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'retry-after': '5' });
        for (const name of ['content-disposition', 'accept-ranges', 'content-range'])
          expect(headers).not.toHaveProperty(name);
      } finally {
        await holder.rollbackTransaction();
        await holder.release();
      }
    },
  );

  it.each([
    ['whose file lacks a part', VoteTreePart],
    ['that has no file yet', VoteTree],
  ])('of an old month %s are promised for later where there are many', async (_what, table) => {
    await app.dataSource.manager.delete(table, { month: MANY });
    const { response, body } = await fetched();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'leaves_not_ready' });
  });

  /** A reader who is let go of after so long (ms) without taking anything. */
  async function withPatience<T>(ms: number, open: () => Promise<T>): Promise<T> {
    const readers = app.nest.get(LeafReaders);
    const { patienceMs } = readers;
    readers.patienceMs = ms;
    return open().finally(() => (readers.patienceMs = patienceMs));
  }

  /** Has the head of an answer and takes nothing of its body; comes again where a busy machine says to, or lets go of it before. */
  async function slowReader(month: string): Promise<IncomingMessage> {
    const asked = once(get(address(month), { agent: false }), 'response') as Promise<[IncomingMessage]>;
    const [response] = await asked.catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return [null];
      throw error;
    });
    if (!response) return slowReader(month);
    opened.push(response);
    if (response.statusCode !== 503) return response;
    response.resume();
    return slowReader(month);
  }
});
