import { PgBoss } from 'pg-boss';
import { OutboxJob } from '../../src/modules/mail/outbox.job.js';
import { NotificationPreferences } from '../../src/modules/notifications/preferences/notification-preferences.service.js';
import { RemindersJob } from '../../src/modules/reminders/reminders.job.js';
import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import { withMovableClock } from '../support/moved-clock.js';
import { stopExpiry } from '../support/stop-work.js';
import type { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';
import { atInstant } from './season.factory.js';
import { type SignedIn, signedIn } from './user.factory.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const today = new Date();

/** The first instant of a month, counted from the present one (UTC). */
const startOfMonth = (away: number): Date =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + away, 1));

/** So long before the end of the coming month, or of one after it: no other month is near. */
export const beforeEnd = (days: number, monthsLater = 0): Date =>
  new Date(startOfMonth(2 + monthsLater).getTime() - days * DAY_MS);

/** The coming month. */
export const remindedMonth = startOfMonth(1).toISOString().slice(0, 7);

/** A database whose clock can be moved. */
export async function databaseWithClock(): Promise<string> {
  const url = await createTestDatabase();
  await withMovableClock(url);
  return url;
}

/** Sets the clock. Whoever was signed in is so still. */
export async function moveTo(app: TestApp, instant: Date): Promise<void> {
  await atInstant(app, instant);
  await app.dataSource.query(`UPDATE sessions SET expire = now() + interval '5 days'`);
}

/** From then on nothing is reminded of, sent or swept but by the test's hand; nor does a session end by the clock that it moves. */
export async function byHand(app: TestApp): Promise<void> {
  const boss = app.nest.get(PgBoss);
  for (const queue of ['reminders', 'outbox', 'outbox-care', 'news-by-mail'])
    await boss.offWork(queue, { wait: true });
  await stopExpiry(app);
}

/** The season runs from before the reminded month on for a year. */
export async function beginSeason(app: TestApp): Promise<void> {
  await app.dataSource.query('UPDATE seasons SET starts_at = $1, ends_at = $2', [
    startOfMonth(-4),
    startOfMonth(12),
  ]);
  await app.nest.get(SeasonDates).round();
}

/** Does what every process does each minute. */
export const remind = (app: TestApp): Promise<void> => app.nest.get(RemindersJob).round();

/** Sends all that waits in the outbox. */
export async function sendAll(app: TestApp): Promise<void> {
  const waiting = await app.dataSource.query<{ id: number }[]>(
    'SELECT id FROM outbox WHERE sent_at IS NULL ORDER BY id',
  );
  for (const { id } of waiting) await app.nest.get(OutboxJob).send(id);
}

/** Somebody whose address is proved and who follows these. */
export async function follower(app: TestApp, ...participantIds: number[]): Promise<SignedIn> {
  const reader = await signedIn(app);
  await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [reader.id]);
  for (const id of participantIds) await reader.client.put(`/participants/${id}/follow`).expect(204);
  return reader;
}

/** Chooses a weekly digest, whether or not the site sends mail. */
export const chooseDigest = (app: TestApp, { id }: SignedIn): Promise<void> =>
  app.nest.get(NotificationPreferences).choose(id, { digest: 'weekly' });
