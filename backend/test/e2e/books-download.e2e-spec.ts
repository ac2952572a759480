import { once } from 'node:events';
import { get, type IncomingMessage, ServerResponse } from 'node:http';
import { pgPool } from '../../src/common/pg-pool.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { bookCsvOf } from '../../src/modules/books/book-csv.js';
import { BookReaders } from '../../src/modules/books/book-readers.js';
import type { BookEntryDto } from '../../src/modules/books/dto/book-entry.dto.js';
import { askedDuring } from '../support/asked-queries.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** More than one answer has, of which some are of one moment. */
const EVENTS = 10_500;

/** In all more than lies in the buffers of a connection, however far a system lets them grow. */
const FILLING = 2_000;

/** Nobody is let go of while others are read, however slow the machine (ms). */
const FOR_EVER_MS = 10 * 60_000;

describe('the books as a file', () => {
  let app: TestApp;
  const opened: IncomingMessage[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    const { manager } = app.dataSource;
    await manager.query(`INSERT INTO chain_heads VALUES (56, 100000, '0x', now()) ON CONFLICT DO NOTHING`);
    await manager.query(
      `INSERT INTO chain_events
         (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time,
          folded, judged)
       SELECT 56, '0x' || repeat('c', 40), (ARRAY['AdPaid', 'AdSettled', 'AdRefunded'])[1 + n % 3], n,
         jsonb_build_object('adId', n::text, 'amount', '25', 'note', '=' || repeat('x', $2)),
         '0x' || n, n % 2, n / 2, '0x' || n, timestamptz '2026-01-01Z' + n / 4 * interval '1 minute',
         true, true
       FROM generate_series(1, $1::integer) n`,
      [EVENTS, FILLING],
    );
  });
  // What one test leaves open is none of the next one's readers.
  afterEach(async () => {
    for (const response of opened.splice(0)) response.destroy();
    await eventually(async () => {
      if (app.nest.get(BookReaders).count > 0) throw new Error('Some are still being read to');
      return Promise.resolve();
    });
  });
  afterAll(() => app.stop());

  const csv = (query = '') => app.client().get(`/books/entries.csv${query}`);
  const nextOf = (link: string | undefined) => /<\/api(.*)>; rel="next"/.exec(link ?? '')?.[1];

  /** All that the lists say, from page to page. */
  async function listed(query: string): Promise<BookEntryDto[]> {
    const all: BookEntryDto[] = [];
    for (let path: string | undefined = `/books/entries${query}`; path !== undefined;) {
      const { body, headers } = await app.client().get(path).expect(200);
      // As the controller has them: times are no text yet.
      all.push(...(body as BookEntryDto[]).map((entry) => ({ ...entry, time: new Date(entry.time) })));
      path = nextOf(headers.link);
    }
    return all;
  }

  it('have every byte that they had where all of it was made at once, and go on where they ended', async () => {
    const entries = await listed('?chainId=56&limit=1000');
    expect(entries).toHaveLength(EVENTS);
    const { text, headers } = await csv('?chainId=56').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=books.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text === bookCsvOf(entries.slice(0, 10_000))).toBe(true);
    const rest = await app.client().get(nextOf(headers.link)!).expect(200);
    expect(rest.text === bookCsvOf(entries.slice(10_000))).toBe(true);
    expect(rest.headers.link).toBeUndefined();
  });

  it.each([1, 299, 300, 301, 600])('have %s lines where so many are asked for', async (limit) => {
    const { text, headers } = await csv(`?chainId=56&limit=${limit}`).expect(200);
    expect(text === bookCsvOf((await listed('?chainId=56&limit=1000')).slice(0, limit))).toBe(true);
    expect(nextOf(headers.link)).toContain(`limit=${limit}`);
  });

  it('are the names of the columns where there is nothing', async () => {
    expect((await csv('?chainId=97').expect(200)).text).toBe(bookCsvOf([]));
  });

  it('are told of without being read', async () => {
    const queries = await askedDuring(async () => {
      const { headers } = await app.client().head('/books/entries.csv?chainId=56').expect(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(nextOf(headers.link)).toBeDefined();
    });
    expect(queries.filter(({ text }) => text.includes('"ChainEvent"')).length).toBeLessThan(2);
  });

  it('are fetched as they are taken, while no connection to the database is held', async () => {
    const readers = app.nest.get(BookReaders);
    readers.patienceMs = FOR_EVER_MS;
    const find = jest.spyOn(app.dataSource.manager, 'find');
    const pieces = () => find.mock.calls.filter(([entity]) => entity === ChainEvent).length;
    const reader = await reading();
    const pool = pgPool(app.dataSource);
    await eventually(() => Promise.resolve(expect(pieces()).toBeGreaterThan(0)));
    await eventually(() => Promise.resolve(expect(pool.idleCount).toBe(pool.totalCount)));
    const before = pieces();
    expect(before).toBeLessThan(10_000 / 300);
    const taken = (await reader.toArray()).reduce((sum: number, piece: Buffer) => sum + piece.length, 0);
    expect(taken).toBeGreaterThan(10_000 * FILLING);
    expect(pieces()).toBeGreaterThan(before);
    find.mockRestore();
    readers.patienceMs = 60_000;
  });

  it('break off where a block of them left its chain meanwhile and came again, rather than lack its money', async () => {
    const readers = app.nest.get(BookReaders);
    readers.patienceMs = FOR_EVER_MS;
    const reader = await reading();
    // Among the last of the 10,000, which nobody has read yet.
    await comeAgain(300);
    await expect(reader.toArray()).rejects.toMatchObject({ code: 'ECONNRESET' });
    const { text } = await csv('?chainId=56').expect(200);
    expect(text === bookCsvOf((await listed('?chainId=56&limit=1000')).slice(0, 10_000))).toBe(true);
    readers.patienceMs = 60_000;
  });

  it('have all that is there also on a page that is read while a block comes again', async () => {
    const { manager } = app.dataSource;
    const find = manager.find.bind(manager);
    let reads = 0;
    const spy = jest.spyOn(manager, 'find').mockImplementation(async (...asked) => {
      if (asked[0] === ChainEvent && ++reads === 1) await comeAgain(5_200);
      return find(...asked);
    });
    const { body } = await app.client().get('/books/entries?chainId=56&limit=200').expect(200);
    expect(body).toHaveLength(200);
    expect(reads).toBe(2);
    spy.mockRestore();
  });

  it('are let go of where a reader takes nothing of them', async () => {
    const readers = app.nest.get(BookReaders);
    // Longer than a busy machine takes to the head of the answer.
    readers.patienceMs = 3_000;
    const reader = await reading();
    await eventually(() => Promise.resolve(expect(readers.count).toBe(0)));
    await expect(reader.toArray()).rejects.toMatchObject({ code: 'ECONNRESET' });
    readers.patienceMs = 60_000;
  });

  it.each([
    ['thirty at once', 30, (reader: number) => `2001:db8:${reader}::1`],
    ['three of one network', 3, () => '127.0.0.1'],
  ])('go to %s, and later to whoever comes then', async (_title, most, addressOf) => {
    const readers = app.nest.get(BookReaders);
    const end = Promise.withResolvers<void>();
    const all = Array.from({ length: most }, (_one, reader) =>
      readers.serve({ ip: addressOf(reader) }, new ServerResponse({} as never) as never, () => end.promise),
    );
    const { body, headers, status } = await csv();
    end.resolve();
    await Promise.all(all);
    expect(body).toMatchObject({ code: 'too_many_downloads' });
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    await csv('?limit=1').expect(200);
  });

  it('are promised for later where the database does not give the first of them', async () => {
    const holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE chain_events IN ACCESS EXCLUSIVE MODE');
    try {
      const { body, headers } = await csv().expect(503);
      expect(body).toMatchObject({ code: 'database_unavailable' });
      for (const name of ['content-disposition', 'link']) expect(headers).not.toHaveProperty(name);
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
  });

  /** As where the chain is read anew from before this block on: its events are the same, under new ids. */
  async function comeAgain(blockNumber: number): Promise<void> {
    const { manager } = app.dataSource;
    const gone = await manager.findBy(ChainEvent, { blockNumber });
    expect(gone).toHaveLength(2);
    await manager.remove(ChainEvent, [...gone]);
    await manager.insert(
      ChainEvent,
      gone.map(({ id: _former, ...event }) => event),
    );
  }

  /** Has the head of an answer, and takes nothing of its body. */
  async function reading(): Promise<IncomingMessage> {
    const asked = get(`${app.url}/api/books/entries.csv?chainId=56`, { agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    opened.push(response);
    return response;
  }
});
