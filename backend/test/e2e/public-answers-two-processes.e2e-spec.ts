import { Client } from 'pg';
import { TOLD_CHANGES_PER_HOUR } from '../../src/events/told-changes.service.js';
import { adInput } from '../factories/ad.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';

// Whole API processes are started, which takes its time on a busy machine.
const PATIENCE_MS = 240_000;

const WRITERS = 4;
const WRITES_EACH = 250;

/**
 * A read that begins so long after a write was answered, and after whoever listens heard of it, shows what was before in no more than one
 * of a hundred (ms).
 */
const SEEN_WITHIN_MS = 200;

/** And never one that begins so long after it: the longest that a process goes on without hearing of the others (ms). */
const NEVER_AFTER_MS = 5_000;

/** Somebody who changes the title of their ad. */
interface Writer {
  session: Record<string, string>;
  adId: number;
}

/** Of one write (ms). */
interface Stale {
  sinceWritten: number;
  sinceTold: number;
}

describe('two processes of the API', () => {
  let one: ApiProcess;
  let other: ApiProcess;
  let writers: Writer[];
  /** Listens as the processes do: before it hears of a write, the machine has got round to telling nobody. */
  let control: Client;
  const heardAt = new Map<number, number>();

  beforeAll(async () => {
    one = await ApiProcess.prepare();
    other = await ApiProcess.prepare(one.chain, { DATABASE_URL: one.env.DATABASE_URL! });
    await Promise.all([one.start(), other.start()]);
    writers = await Promise.all(Array.from({ length: WRITERS }, join));
    control = new Client(one.env.DATABASE_URL);
    control.on('notification', ({ payload }) => {
      const [table, id] = payload!.split(' ');
      if (table === 'ads') heardAt.set(Number(id), heardAt.get(Number(id)) ?? performance.now());
    });
    await control.connect();
    await control.query('LISTEN changed_rows');
  }, PATIENCE_MS);
  afterAll(async () => {
    await control.end();
    await other.close();
    await one.close();
  });

  const send = (method: string, path: string, body: object, session: Record<string, string> = {}) =>
    fetch(`${one.url}/api${path}`, {
      method,
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function join(): Promise<Writer> {
    const registered = await send('POST', '/auth/register', userInput());
    const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const session = { cookie: cookies.join('; ') };
    const submitted = await send('POST', '/ads', adInput(), session);
    return { session, adId: ((await submitted.json()) as { id: number }).id };
  }

  async function titleOf(adId: number, session: Record<string, string> = {}): Promise<string | undefined> {
    const listed = await fetch(`${other.url}/api/ads`, { headers: session });
    return ((await listed.json()) as { id: number; title: string }[]).find(({ id }) => id === adId)?.title;
  }

  /** Reads until the title is there. @returns how long after the write, and after it was told, the last read began that did not show it (ms) */
  async function staleFor(adId: number, title: string): Promise<Stale> {
    const wroteAt = performance.now();
    const [told, lastStale] = await Promise.all([toldAt(adId), lastStaleRead(adId, title)]);
    return { sinceWritten: lastStale - wroteAt, sinceTold: lastStale - Math.max(wroteAt, told) };
  }

  /** @returns when the last read began that did not show the title, or this was called (ms) */
  async function lastStaleRead(adId: number, title: string): Promise<number> {
    for (let lastStale = performance.now(); ;) {
      const began = performance.now();
      if ((await titleOf(adId)) === title) return lastStale;
      lastStale = began;
    }
  }

  /** Asked once the write was answered: PostgreSQL tells what was committed before it answers a query of the same connection. */
  async function toldAt(adId: number): Promise<number> {
    await control.query('SELECT');
    const toldAt = heardAt.get(adId);
    if (toldAt === undefined) throw new Error(`Nobody was told of ad ${adId}`);
    return toldAt;
  }

  async function write({ adId, session }: Writer): Promise<Stale[]> {
    const stale: Stale[] = [];
    for (let number = 1; number <= WRITES_EACH; number++) {
      const title = `Title number ${number}`;
      // What is told to all open pages is limited by the hour.
      if (number % TOLD_CHANGES_PER_HOUR === 0) await one.dataSource.query('DELETE FROM rate_limits');
      heardAt.delete(adId);
      expect((await send('PATCH', `/ads/${adId}`, { title }, session)).status).toBe(200);
      const [own, forOthers] = await Promise.all([titleOf(adId, session), staleFor(adId, title)]);
      expect(own).toBe(title);
      stale.push(forOthers);
    }
    return stale;
  }

  it('show 1,000 writes of one on the other: to their session at once, to everyone soon', async () => {
    const stale = (await Promise.all(writers.map(write))).flat();
    expect(stale).toHaveLength(WRITERS * WRITES_EACH);
    const late = stale.filter(({ sinceTold }) => sinceTold >= SEEN_WITHIN_MS);
    expect(late.length).toBeLessThanOrEqual(stale.length / 100);
    expect(Math.max(...stale.map(({ sinceWritten }) => sinceWritten))).toBeLessThan(NEVER_AFTER_MS);
  }, 360_000);
});
