import type { PartWords } from '../site-renderer.js';
import type { Drawing } from './drawing/drawing.types.js';
import type { DrawnLanguage } from './words.js';

/** What can be shared with a picture of its own. */
export type ShareKind = 'participant' | 'report' | 'award' | 'season' | 'ad';

/** A thing that everybody may know, with all that its picture shows. */
export interface Shared {
  kind: ShareKind;
  id: number;
  language: DrawnLanguage;
  words: Omit<Drawing, 'art' | 'direction'>;
  picture: SharedPicture;
  /** What has no page of its own: paths of those on which it stands, and what previews say of it. */
  part?: { standsOn: string[]; words: PartWords };
}

/** Pictures by their paths on this site; of a shape of their own, in the seal, or several around it. */
export interface SharedPicture {
  kind: 'picture' | 'portrait' | 'people';
  paths: string[];
}
