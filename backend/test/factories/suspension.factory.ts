import type { Client } from '../support/client.js';
import type { TestApp } from '../support/test-app.js';

/** Suspends an account as the console does. */
export const suspend = (admin: Client, id: number, reason = 'Three ads for the same fraud') =>
  admin.post(`/admin/users/${id}/suspend`, { reason }).expect(204);

export const restore = (admin: Client, id: number) => admin.post(`/admin/users/${id}/restore`).expect(204);

interface SessionRow {
  sid: string;
  sess: object;
  expire: Date;
}

/** Does something that ends sessions, and puts them back: as a request does that was under way meanwhile. */
export async function survivedBySessions(
  { dataSource }: TestApp,
  work: () => PromiseLike<unknown>,
): Promise<void> {
  const rows = await dataSource.query<SessionRow[]>('SELECT sid, sess, expire FROM sessions');
  await work();
  for (const { sid, sess, expire } of rows)
    await dataSource.query(
      'INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [sid, sess, expire],
    );
}
