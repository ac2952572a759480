import { askedDuring } from '../support/asked-queries.js';
import type { Client } from '../support/client.js';
import { lookAtTables } from '../support/fill-tables.js';
import { onOwnConnection } from '../support/own-connection.js';
import { costOf } from '../support/query-cost.js';
import { stopAllWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const APPROVED = 20_000;
const WAITING = 4_000;
/** Rows that may be read for a page of twenty with their owners. */
const MOST = 200;

/** Whatever they are sorted by, those that wait come last, or first. */
const FILLS = [
  `INSERT INTO users (username, email, password, role) VALUES ('aaron', 'a@example.test', 'none', 'user'), ('zoe', 'z@example.test', 'none', 'user')`,
  `INSERT INTO ads (user_id, title, description, category, status, created_at)
   SELECT id, 'Lamp ' || n, 'Rent a lamp', 'design', 'approved', now() - interval '1 day' - interval '1 minute' * n
   FROM generate_series(1, ${APPROVED}) n, users WHERE username = 'aaron'`,
  `INSERT INTO ads (user_id, title, description, category, status)
   SELECT id, 'Stove ' || n, 'Cook with the sun', 'design', 'pending' FROM generate_series(1, ${WAITING}) n, users WHERE username = 'zoe'`,
];

describe('the ads that wait for a decision', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    await onOwnConnection(app.dataSource, async (client) => {
      for (const fill of FILLS) await client.query(fill);
    });
    await stopAllWork(app);
    await lookAtTables(app.dataSource);
  });
  afterAll(() => app.stop());

  it.each(
    ['id', 'title', 'username', 'createdAt'].flatMap((sort) =>
      ['asc', 'desc'].map((order) => [sort, order] as const),
    ),
  )('come by %s, %s, without a look at those that do not', async (sort, order) => {
    const address = `/admin/ads?limit=20&status=pending&sort=${sort}&order=${order}`;
    const asked = await askedDuring(async () => {
      const { body } = await admin.get(address).expect(200);
      expect((body as { status: string }[]).map(({ status }) => status)).toEqual(
        Array.from({ length: 20 }, () => 'pending'),
      );
    });
    const costs = await onOwnConnection(app.dataSource, async (client) => {
      const read: number[] = [];
      for (const query of asked.filter(({ text }) => /\bads\b/.test(text)))
        read.push((await costOf(client, query))?.rowsRead ?? 0);
      return read;
    });
    expect(Math.max(...costs)).toBeLessThan(MOST);
  });
});
