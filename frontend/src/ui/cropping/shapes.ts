import { adFormats } from '../../season';

/** What pictures are cut to, in pixels. */
export const cutShapes = { ...adFormats, portrait: { width: 480, height: 480 } } as const;

export type CutFormat = keyof typeof cutShapes;
