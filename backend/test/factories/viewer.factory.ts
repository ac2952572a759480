import { ViewerLetters } from '../../src/modules/viewers/viewer-letters.service.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import { mailsTo } from './identity.factory.js';

let count = 0;

/** Input of a viewer registration that is valid as it stands. */
export function viewerInput(changes: object = {}) {
  count += 1;
  return { name: 'Oliver Brandt', email: `viewer${count}@example.test`, ...changes };
}

/** What somebody says who joins without an account. */
interface JoiningViewer {
  email: string;
  name?: string;
  interests?: string[];
  language?: string;
  /** Ids of those of whom they want to hear. */
  participants?: number[];
}

/** Once whoever joined without a password is on the list, or is not to be. */
export async function whenJoined(app: TestApp): Promise<void> {
  await eventually(async () => {
    expect(await app.dataSource.query(`SELECT 1 FROM pgboss.job WHERE name = 'join-viewer'`)).toEqual([]);
  });
}

/** Joins without an account and tells the token of the letter, which stays in the outbox where nobody runs the mail server. */
export async function joinAsViewer(app: TestApp, viewer: JoiningViewer): Promise<string> {
  await app.client().post('/viewers', viewerInput(viewer)).expect(201);
  await whenJoined(app);
  return (await mailsTo(app, viewer.email, 'confirm_viewer')).at(-1)!.params.token;
}

/** The same by somebody who reads the address. @returns the viewer's id */
export async function confirmedViewer(app: TestApp, viewer: JoiningViewer): Promise<number> {
  const token = await joinAsViewer(app, viewer);
  await app.client().post('/viewers/confirm', { token }).expect(204);
  const [row] = await app.dataSource.query<[{ id: number }]>('SELECT id FROM viewers WHERE email = $1', [
    viewer.email,
  ]);
  return row.id;
}

/** Once viewers are told all that waits to be told, before their letters are written. */
export async function whenViewersTold(app: TestApp): Promise<void> {
  await eventually(async () => {
    const open = await app.dataSource.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'tell-viewers' AND state < 'completed'`,
    );
    expect(open).toEqual([]);
  });
}

/** Tells viewers all that waits to be told, and writes their letters, as the clock does. */
export async function writeViewers(app: TestApp): Promise<void> {
  await whenViewersTold(app);
  await app.nest.get(ViewerLetters).writeDue();
}
