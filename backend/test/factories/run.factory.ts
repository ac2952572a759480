import type { AdDto } from '../../src/modules/ads/dto/ad.dto.js';
import { RunsJob } from '../../src/modules/ads/runs/runs.job.js';
import type { Client } from '../support/client.js';
import type { TestApp } from '../support/test-app.js';
import { stopExpiry, stopWork } from '../support/stop-work.js';
import { submitAd } from './ad.factory.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** What the clock does every minute. */
export const roundOfClock = (app: TestApp): Promise<void> => app.nest.get(RunsJob).round();

/** These do what the clock does no more, but where a test has them do it; what they were about is done by then. */
export async function withoutClock(...apps: TestApp[]): Promise<void> {
  for (const app of apps) await Promise.all([stopWork(app, 'ad-runs'), stopExpiry(app)]);
}

/** As if so much more time (PostgreSQL's interval) had passed since the ads' present stretches began. */
export const letPass = (app: TestApp, interval: string, ...ids: number[]): Promise<unknown> =>
  app.dataSource.query(
    `UPDATE ads SET running_since = running_since - $1::interval, run_ends_at = run_ends_at - $1::interval WHERE id = ANY ($2)`,
    [interval, ids],
  );

export const approve = (admin: Client, id: number) =>
  admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);

/** An ad in its run. */
export async function runningAd(admin: Client, owner: Client, changes: object = {}): Promise<number> {
  const id = await submitAd(owner, changes);
  await approve(admin, id);
  return id;
}

export const adOf = async (client: Client, id: number): Promise<AdDto> =>
  (await client.get(`/ads/${id}`).expect(200)).body as AdDto;

/** Its run as answered, its times as text. */
export const runOf = async (client: Client, id: number) =>
  (await adOf(client, id)).run as unknown as {
    state: string;
    startsAt: string | null;
    endsAt: string | null;
    days: number;
    daysLeft: number;
    approvedAt: string | null;
  };

interface Clock {
  status: string;
  ranMs: number;
  runDays: number | null;
  runningSince: Date | null;
  runEndsAt: Date | null;
  completedAt: Date | null;
}

/** What the database holds of its clock. */
export async function clockOf(app: TestApp, id: number): Promise<Clock> {
  const [row] = await app.dataSource.query<Clock[]>(
    `SELECT status, ran_ms::float8 AS "ranMs", run_days AS "runDays", running_since AS "runningSince",
       run_ends_at AS "runEndsAt", completed_at AS "completedAt" FROM ads WHERE id = $1`,
    [id],
  );
  return row!;
}
