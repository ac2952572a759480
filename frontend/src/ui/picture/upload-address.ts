/** Widths in pixels at which the API serves an upload; one narrower than that is served as it is. */
const widths = [400, 800, 1200];

/** Whether a picture's address is one of ours rather than somebody's site. */
export const isUpload = (address?: string | null): address is string =>
  address?.startsWith('/api/uploads/') ?? false;

/** Whether a picture may be shown: one elsewhere is first copied. */
export const isOurs = (address: string): boolean => !/^https?:/i.test(address);

/** An upload as WebP, at most so many pixels wide. */
export const uploadAt = (address: string, width: 400 | 800 | 1200): string => `${address}/${width}.webp`;

/** The middle of an uploaded banner, for phones. */
export const narrowUpload = (address: string): string => `${address}/narrow.webp`;

/** An upload at every width, for `srcset`; nothing for a picture of somebody else's site, which is shown as it is. */
export const uploadWidths = (address: string): string | undefined =>
  isUpload(address) ? widths.map((width) => `${address}/${width}.webp ${width}w`).join(', ') : undefined;
