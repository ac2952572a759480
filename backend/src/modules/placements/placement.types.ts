import type { AdFormat } from '../ads/ad.types.js';

/** Places where ads stand. A token names a slot by its place in this list: new ones are added at the end. */
export const SLOTS = [
  'home-banner',
  'participants-banner',
  'participant-sidebar',
  'streaming-sidebar',
  'awards-banner',
  'ad-sidebar',
] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * Where an ad stands beside another one, which is not to stand there too. Drawn by lot: were turns kept there, whoever opens such pages
 * without end would pass over the same ad each time, and its turn would be the next one wherever else it may stand.
 */
export const BESIDE_AN_AD: Slot = 'ad-sidebar';

/** The shape of a slot, which is that of the pictures that stand in it. */
export const SHAPES = ['banner', 'sidebar'] as const;
export type SlotShape = (typeof SHAPES)[number];

export const shapeOf = (slot: Slot): SlotShape => (slot.endsWith('-banner') ? 'banner' : 'sidebar');

/** Where an ad may stand: a picture where its shape is, a text and whatever has no format anywhere. */
export const shapesOf = (format: AdFormat | null): readonly SlotShape[] =>
  format === 'banner' || format === 'sidebar' ? [format] : SHAPES;

/** Whether servings there are what turns go by. */
export const hasTurns = (slot: Slot): boolean => slot !== BESIDE_AN_AD;

/** Slots of a shape that have turns, together. */
export const slotsInTurns = (shape: SlotShape): Slot[] =>
  SLOTS.filter((slot) => hasTurns(slot) && shapeOf(slot) === shape);

/** What a beacon tells of a serving. */
const BEACON_KINDS = ['viewable', 'clicks'] as const;
export type BeaconKind = (typeof BEACON_KINDS)[number];

/** Why a view or a click is not counted. */
export const FILTER_REASONS = [
  'replayed',
  'expired',
  'forged',
  'robot',
  'prefetch',
  'owner',
  'admin',
  'network',
] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

/** Why an ad that was handed out was not served, which is why nothing counts that is told of it. */
export const NOT_SERVED = ['robot', 'prefetch'] as const satisfies FilterReason[];
export type NotServed = (typeof NOT_SERVED)[number];

/** What is counted for each day, ad and slot; columns of `ad_counts`. */
export const COUNTED_FIGURES = ['served', ...BEACON_KINDS, 'reach', ...FILTER_REASONS] as const;
export type CountedFigure = (typeof COUNTED_FIGURES)[number];

/** Views and clicks of one ad that a network may have in a day (UTC); further ones are filtered. */
export const NETWORK_LIMIT = 30;

/** How long a token counts (ms). */
export const TOKEN_MS = 60 * 60 * 1000;
