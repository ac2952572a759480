/** Places for ads, named as the API names them. */
export const slots = [
  'home-banner',
  'participants-banner',
  'participant-sidebar',
  'streaming-sidebar',
  'awards-banner',
  'ad-sidebar',
] as const;

export type Slot = (typeof slots)[number];

export type SlotShape = 'banner' | 'sidebar';

/** How a place is laid out on wide windows; on a phone each is as wide as the page. */
export const shapeOf = (slot: Slot): SlotShape => (slot.endsWith('-banner') ? 'banner' : 'sidebar');
