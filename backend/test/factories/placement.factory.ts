import type { DataSource } from 'typeorm';
import { EventFeed } from '../../src/events/event-feed.service.js';
import { AdsAtHand } from '../../src/modules/placements/ads-at-hand.service.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import type { AdMetricsDto } from '../../src/modules/placements/dto/ad-metrics.dto.js';
import type { PlacementDto } from '../../src/modules/placements/dto/placement.dto.js';
import type { BeaconKind, Slot } from '../../src/modules/placements/placement.types.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import { submitAd } from './ad.factory.js';

/** As a browser calls itself. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What an ad is besides being in its run. */
interface Running {
  format?: 'banner' | 'sidebar' | 'text' | null;
  isPaid?: boolean;
  owner: Client;
}

/** An ad of the owner in its run, as if it had been paid for and approved. */
export async function runningAd(
  { dataSource }: { dataSource: DataSource },
  { owner, format = null, isPaid = true }: Running,
): Promise<number> {
  const id = await submitAd(owner);
  await dataSource.query(
    `UPDATE ads SET status = 'approved', format = $2, payment_status = $3, run_days = 30,
       running_since = now() - interval '1 minute', run_ends_at = now() + interval '20 days'
     WHERE id = $1`,
    [id, format, isPaid ? 'settled' : 'pending'],
  );
  return id;
}

/** An ad as its owner would have it after one of the days before. */
export async function stop({ dataSource }: { dataSource: DataSource }, ...ids: number[]): Promise<void> {
  await dataSource.query(
    `UPDATE ads SET running_since = NULL, run_ends_at = NULL, paused_at = now() WHERE id = ANY($1)`,
    [ids],
  );
}

/** Until these go by all that was written before: each has heard of it, and looked at the ads since, however long that takes. */
export async function knowAds(...apps: Pick<TestApp, 'nest'>[]): Promise<void> {
  for (const { nest } of apps) {
    const ads = nest.get(AdsAtHand);
    await nest.get(EventFeed).refresh();
    await eventually(async () => {
      await ads.get();
      if (!ads.find()) throw new Error('What is at hand is not certain');
    });
  }
}

/** Opens a page with these places. */
export const openPlaces = (client: Client, ...slots: Slot[]): Promise<PlacementDto[]> =>
  askForPlaces(client, slots, {});

/** Asks for them with these headers beside those of a browser. */
export async function askForPlaces(
  client: Client,
  slots: readonly Slot[],
  headers: Record<string, string>,
): Promise<PlacementDto[]> {
  const { body } = await client
    .get(`/placements?slots=${slots.join()}`)
    .set({ 'User-Agent': BROWSER, ...headers })
    .expect(200);
  return body as PlacementDto[];
}

/** What the browser is when it tells something. */
export const tell = (client: Client, kind: BeaconKind, token: string, headers: Record<string, string> = {}) =>
  client
    .post(kind === 'viewable' ? '/placements/seen' : '/placements/clicked', { token })
    .set({ 'User-Agent': BROWSER, ...headers });

/** What the ad's owner reads, once all that was counted by these is written. */
export async function figuresOf(
  reader: Client,
  adId: number,
  ...apps: Pick<TestApp, 'nest'>[]
): Promise<AdMetricsDto> {
  for (const { nest } of apps) await nest.get(CountBundles).write();
  const { body } = await reader.get(`/ads/${adId}/metrics`).expect(200);
  return body as AdMetricsDto;
}
