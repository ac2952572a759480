/** Shapes of picture ads: the specification's ad policy, section 5. */
export const AD_PICTURE_FORMATS = ['banner', 'sidebar'] as const;
export type AdPictureFormat = (typeof AD_PICTURE_FORMATS)[number];

/** What a picture is for: an ad of that shape, a participant's report or their portrait. */
export const PICTURE_FORMATS = [...AD_PICTURE_FORMATS, 'report', 'portrait'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What is kept: `copied` is a picture that was given by its address elsewhere, whatever shows it. */
export type StoredFormat = PictureFormat | 'copied';

interface PictureShape {
  /** In pixels. */
  width: number;
  height: number;
  /** True where a picture keeps its own shape and is only made to fit into these pixels; others are cut to them. */
  keepsShape?: true;
  /** What phones show, cut from the middle, in pixels; undefined where they show the whole. */
  narrowWidth?: number;
  /** The most a stored file may weigh, in bytes: the policy's kilobytes, read as a thousand each. */
  maxBytes: number;
}

export const PICTURE_SHAPES: Record<StoredFormat, PictureShape> = {
  banner: { width: 1200, height: 150, narrowWidth: 600, maxBytes: 200_000 },
  sidebar: { width: 300, height: 250, maxBytes: 150_000 },
  report: { width: 1200, height: 800, keepsShape: true, maxBytes: 400_000 },
  portrait: { width: 480, height: 480, maxBytes: 150_000 },
  copied: { width: 1200, height: 800, keepsShape: true, maxBytes: 400_000 },
};

/** Widths in pixels at which a picture is also served, so that a phone need not fetch a desk's. */
export const VARIANT_WIDTHS: readonly number[] = [400, 800, 1200];
