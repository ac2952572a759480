/** Whether a picture's address is one of ours, cut to a format, rather than somebody's site. */
export const isUpload = (address?: string | null): address is string =>
  address?.startsWith('/api/uploads/') ?? false;

/** The middle of an uploaded banner, for phones. */
export const narrowAddress = (address: string): string => `${address}/narrow`;
