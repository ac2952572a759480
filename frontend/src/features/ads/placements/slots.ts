import type { Slot } from '../../../api/generated/placements';

export type { Slot };

/** Places for ads, in the order in which they are offered. */
export const slots = [
  'home-banner',
  'participants-banner',
  'participant-sidebar',
  'streaming-sidebar',
  'awards-banner',
  'ad-sidebar',
] as const satisfies Slot[];

export type SlotShape = 'banner' | 'sidebar';

/** How a place is laid out on wide windows; on a phone each is as wide as the page. */
export const shapeOf = (slot: Slot): SlotShape => (slot.endsWith('-banner') ? 'banner' : 'sidebar');
