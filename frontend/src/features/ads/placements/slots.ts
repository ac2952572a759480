import type { Slot } from '../../../api/generated/placements';

export type { Slot };

export type SlotShape = 'banner' | 'sidebar';

/** How each place is laid out on wide windows; on a phone each is as wide as the page. */
const shapes: Record<Slot, SlotShape> = {
  'home-banner': 'banner',
  'participants-banner': 'banner',
  'participant-sidebar': 'sidebar',
  'streaming-sidebar': 'sidebar',
  'awards-banner': 'banner',
  'ad-sidebar': 'sidebar',
};

/** Places for ads, in the order in which they are offered. */
export const slots = Object.keys(shapes) as Slot[];

export const shapeOf = (slot: Slot): SlotShape => shapes[slot];
