import type { EntityManager } from 'typeorm';
import type { Ad } from '../../modules/ads/entities/ad.entity.js';
import { AdCount } from '../../modules/placements/entities/ad-count.entity.js';
import { shapeOf, shapesOf, SLOTS, type Slot } from '../../modules/placements/placement.types.js';
import { daysAgo } from './days.js';
import { numberDrawnFor } from './demo-cast.js';

/** Pages that were opened on a working day, by place. */
const OPENINGS: Record<Slot, number> = {
  'home-banner': 640,
  'participants-banner': 410,
  'participant-sidebar': 520,
  'streaming-sidebar': 300,
  'awards-banner': 150,
  'ad-sidebar': 180,
};

/** On a Saturday or Sunday so much of it. */
const WEEKEND = 0.45;

/** Three weeks of what ads had in their places: fewer at weekends, some places better seen than others, today's still to come. */
export async function fillAdCounts(manager: EntityManager, ads: readonly Ad[]): Promise<void> {
  const running = ads.filter(({ runningSince }) => runningSince !== null);
  await manager.insert(
    AdCount,
    running.flatMap((ad) =>
      daysOf(ad).flatMap((day) =>
        SLOTS.filter((slot) => shapesOf(ad.format).includes(shapeOf(slot))).map((slot) =>
          countOf(ad, day, slot, running.length),
        ),
      ),
    ),
  );
}

/** From the day on which its run began to yesterday (UTC). */
function daysOf({ runningSince }: Ad): string[] {
  const first = runningSince!.toISOString().slice(0, 10);
  const days = Array.from({ length: 22 }, (_, index) =>
    daysAgo(22 - index)
      .toISOString()
      .slice(0, 10),
  );
  return days.filter((day) => day >= first);
}

function countOf({ id, title }: Ad, day: string, slot: Slot, among: number): Partial<AdCount> {
  const draw = (what: string) => numberDrawnFor('ad counts', title, day, slot, what);
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const openings = OPENINGS[slot] * (isWeekend ? WEEKEND : 1) * (0.85 + 0.3 * draw('openings'));
  const served = Math.round(openings / among);
  const viewable = Math.round(served * (0.5 + 0.25 * draw('viewable')));
  const clicks = Math.min(viewable, Math.round(viewable * 0.025 * draw('clicks') + draw('chance') * 0.6));
  const reach = Math.round(viewable * (0.6 + 0.2 * draw('reach')));
  const robot = Math.round(served * 0.06 * draw('robot'));
  return {
    adId: id,
    day,
    slot,
    served,
    viewable,
    clicks,
    reach,
    robot,
    replayed: draw('replayed') > 0.9 ? 1 : 0,
  };
}
