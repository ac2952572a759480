/** Shapes of picture ads: the specification's ad policy, section 5. */
export const PICTURE_FORMATS = ['banner', 'sidebar'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface PictureShape {
  /** In pixels. */
  width: number;
  height: number;
  /** What phones show, cut from the middle, in pixels; undefined where they show the whole. */
  narrowWidth?: number;
  /** The most a stored file may weigh, in bytes: the policy's kilobytes, read as a thousand each. */
  maxBytes: number;
}

export const PICTURE_SHAPES: Record<PictureFormat, PictureShape> = {
  banner: { width: 1200, height: 150, narrowWidth: 600, maxBytes: 200_000 },
  sidebar: { width: 300, height: 250, maxBytes: 150_000 },
};
