/** What a share picture shows. Texts are people's: whoever draws it bounds and escapes them. */
export interface Drawing {
  /** Side from which the page's language is read. */
  direction: 'ltr' | 'rtl';
  /** What stands on the line above the title: of which it is a part. What cannot be drawn is left out. */
  kicker: string[];
  title: string;
  /** A sentence or two below the title; empty where there is nothing to say. */
  text: string;
  figures: Figure[];
  /** The site's name. */
  site: string;
  art: Art;
}

export interface Figure {
  /** As it is written, such as 1,204. */
  value: string;
  label: string;
}

/** What stands beside the words: the seal alone, with a portrait or with those of many, or a picture of its own shape. */
export type Art =
  | { kind: 'seal' }
  | { kind: 'portrait'; image: Image }
  | { kind: 'people'; images: Image[] }
  | { kind: 'picture'; image: Image };

/** A picture of ours: nothing is fetched while it is drawn. */
export interface Image {
  type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  /** In base64. */
  data: string;
  /** In pixels, or in the units of its own drawing. */
  width: number;
  height: number;
}

/** In pixels; what Open Graph's previews are made for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
